import type { PaymentKind } from '@yard/contracts';
import { BOOKED_RENTALS, GIVEN_BACK_STATUSES, REFUSED_STATUSES, SETTLED_STATUSES } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { WAS_OUT } from '../../records/missing-rent-in-sql';
import { beforeMove, inStatus } from '../../records/state-in-sql';

// `unpaid-rule.ts` in SQL, on rows named `r`: a spec holds both to each other on made-up rentals.

const forSame = (one: string, other: string) =>
  `${one}.rental_request_id = ${other}.rental_request_id AND ${one}.kind = ${other}.kind
    AND COALESCE(${one}.rental_change_id, 0) = COALESCE(${other}.rental_change_id, 0)`;

/** `isDone` in SQL: the money that payment `p` of an approved request asks for is collected or waived, or was given back since. */
const COLLECTED_SINCE = `EXISTS (SELECT 1 FROM payments q WHERE ${forSame('q', 'p')}
  AND (q.status ${inWords(SETTLED_STATUSES)} OR (q.status ${inWords(GIVEN_BACK_STATUSES)} AND NOT EXISTS (
    SELECT 1 FROM payments later WHERE ${forSame('later', 'q')} AND later.attempt > q.attempt))))`;

/** While the rental goes on; once it is closed, if the machine was out. */
const IS_OWED = `(r.closed_at IS NULL OR ${WAS_OUT})`;

/** The rent of an approved request was refused and not collected since. */
export const RENT_FAILED = `r.deleted_at IS NULL AND ${beforeMove('collectAgain')} AND ${failed('rental')} AND ${IS_OWED}`;

/** The bill of a machine that is back was refused and not collected since. */
export const BILL_FAILED = `r.deleted_at IS NULL AND ${beforeMove('collectBill')} AND ${failed('bill')}`;

/** Requests whose record has `unpaid`: a rent, a bill, or a deposit while the machine is not back. */
// The payments that failed come first: an OR over three kinds of them would read all requests.
export const UNPAID = `(r.id IN (SELECT p.rental_request_id FROM payments p WHERE p.status ${inWords(REFUSED_STATUSES)})
  AND ((${beforeMove('collectAgain')} AND ${failed('rental')} AND ${IS_OWED})
    OR (${inStatus(BOOKED_RENTALS)} AND ${failed('deposit')})
    OR (${beforeMove('collectBill')} AND ${failed('bill')})))`;

/** A payment of this kind was refused and not collected since. Few payments failed, and their status has an index. */
function failed(kind: PaymentKind): string {
  return `(r.id IN (SELECT p.rental_request_id FROM payments p
    WHERE p.status ${inWords(REFUSED_STATUSES)} AND p.kind = '${kind}' AND NOT ${COLLECTED_SINCE}))`;
}
