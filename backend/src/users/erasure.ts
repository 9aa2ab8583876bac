import type { Transaction } from '@kit/server/store/unit-of-work';
import { randomUUID } from 'node:crypto';
import { NO_TWO_FACTOR } from './blank-account';
import { User } from './user.entity';

const ERASED_NAME = 'Deleted account';

/** Deletes or empties what nobody else needs. */
const FORGOTTEN = [
  'DELETE FROM notifications WHERE user_id = ?',
  'DELETE FROM passkeys WHERE user_id = ?',
  'DELETE FROM calendar_feeds WHERE user_id = ?',
  'DELETE FROM payment_methods WHERE user_id = ?',
  'DELETE FROM impersonations WHERE user_id = ?',
  'DELETE FROM user_notes WHERE about_id = ?',
  'DELETE FROM recordings WHERE user_id = ?',
  'DELETE FROM idempotency_keys WHERE user_id = ?',
  "UPDATE media SET name = 'Deleted', folder = '' WHERE user_id = ?",
  "UPDATE addresses SET line1 = 'Deleted', line2 = NULL, geotag = NULL WHERE user_id = ?",
  "UPDATE rental_store_access_requests SET business_name = 'Deleted', phone = '', details = NULL WHERE user_id = ?",
];

/**
 * Takes the person out of a deleted account. Rentals, payments, agreements, messages and reviews stay with the other
 * side, under another name; the address can be registered anew.
 */
export async function eraseAccount(tx: Transaction, { id, email }: User): Promise<void> {
  for (const sql of FORGOTTEN) await tx.manager.query(sql, [id]);
  await tx.manager.query('DELETE FROM mails WHERE recipient = ?', [email]);
  await tx.manager.query('DELETE FROM password_reset_tokens WHERE email = ?', [email]);
  await tx.manager.query('DELETE FROM guest_tickets WHERE email = ?', [email]);
  await tx.manager.update(User, id, {
    name: ERASED_NAME,
    // Nobody can register it beforehand.
    email: `deleted-${randomUUID()}@deleted.invalid`,
    phone: null,
    search_text: '',
    // No hash: nothing matches it.
    password: '',
    suspended_reason: null,
    ...NO_TWO_FACTOR,
    stripe_customer_id: null,
  });
}
