import { NotFound } from '../errors';
import type { WireUser } from '../ports';
import type { HeldAccount } from './port';

/** The account of who is signed in. @throws NotFound when it was deleted meanwhile */
export function accountOf(account: HeldAccount | null, { id }: Pick<WireUser, 'id'>): HeldAccount {
  if (!account) throw NotFound.record('User', id);
  return account;
}
