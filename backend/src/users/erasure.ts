import type { Transaction } from '@kit/server/store/unit-of-work';
import { randomUUID } from 'node:crypto';
import { NO_TWO_FACTOR } from './blank-account';
import { eraseFormerMails } from './former-addresses';
import type { PersonalData } from './personal-data';
import { User } from './user.entity';

export const ERASED_NAME = 'Deleted account';

/**
 * Takes the person out of a deleted account. Rentals, payments, agreements, messages and reviews stay with the other
 * side, under another name; the address can be registered anew.
 */
export async function eraseAccount(
  tx: Transaction,
  { id, email, created_at }: User,
  { rooms }: PersonalData,
): Promise<void> {
  await eraseFormerMails(tx, { email, created_at });
  for (const { erased = [], erasedByEmail = [] } of rooms) {
    for (const sql of erased) await tx.manager.query(sql, [id]);
    for (const sql of erasedByEmail) await tx.manager.query(sql, [email]);
  }
  await tx.manager.update(User, id, {
    name: ERASED_NAME,
    // Nobody can register it beforehand.
    email: `deleted-${randomUUID()}@deleted.invalid`,
    phone: null,
    about: null,
    search_text: '',
    // No hash: nothing matches it.
    password: '',
    suspended_reason: null,
    ...NO_TWO_FACTOR,
    stripe_customer_id: null,
  });
}
