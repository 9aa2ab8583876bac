import { accountMatrix } from './matrix-account';
import { catalogMatrix } from './matrix-catalog';
import { moneyMatrix } from './matrix-money';
import { rentalsMatrix } from './matrix-rentals';
import { savedMatrix } from './matrix-saved';
import { plainMatrix } from './plain-records';
import { watchingMatrix } from './matrix-watching';

/**
 * Who gets what on every route, reviewed by hand against docs/wire.md section 3. The columns:
 *
 *   guest  renter  owner  stranger  suspended  admin
 *
 * Left of the bar the record is the renter's (addresses, requests, tickets …) or the owner's (machines and their
 * parts); right of it, it belongs to two other people, and renter and owner are strangers too. Rows without a record in
 * their path have one group. Input is good, so that who may gets a 2xx. Suspended: the session was there before.
 * `#draft`: the record is not published.
 */
export const matrix: Record<string, string> = {
  ...plainMatrix,
  ...accountMatrix,
  ...catalogMatrix,
  ...rentalsMatrix,
  ...moneyMatrix,
  ...watchingMatrix,
  ...savedMatrix,
};
