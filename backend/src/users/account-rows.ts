import { NotFound } from '@laravel-wire/nest/errors';
import { type EntityManager, IsNull } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { emailForm } from './email-form';
import { User } from './user.entity';

/**
 * The account of an address, in whatever case it is typed, its domain in Unicode or not; null where only another spelling has one. The database
 * may not tell them apart: an adopted Laravel's takes accents and full-width letters for plain ones.
 */
export async function accountWith(manager: EntityManager, email: string): Promise<User | null> {
  const user = await manager.findOneBy(User, { email: emailForm(email) });
  return user && isAddressOf(user, email) ? user : null;
}

/** The same, locked until the end of the transaction. */
export async function lockedAccountWith(tx: Transaction, email: string): Promise<User | null> {
  const user = await tx.lock(User, { email: emailForm(email) });
  return user && isAddressOf(user, email) ? user : null;
}

function isAddressOf(user: User, typed: string): boolean {
  return user.email.toLowerCase() === emailForm(typed);
}

/**
 * Holds an account's row until the end of the transaction.
 *
 * @throws NotFound when it was deleted meanwhile
 */
export async function lockedAccount(tx: Transaction, id: number): Promise<User> {
  const user = await tx.lock(User, { id });
  if (!user) throw NotFound.record('User', id);
  return user;
}

/**
 * Holds an account and every active admin whose role allows all, in that one order, so that of two of them who remove
 * each other at the same moment only one succeeds.
 *
 * @returns whether no other of them would be left
 */
export async function lockedWithAdmins(
  tx: Transaction,
  id: number,
): Promise<{ user: User; isLastAdmin: boolean }> {
  const admins = await tx.lockAll(User, { admin: true, role: 'admin', suspended_at: IsNull() });
  const user = await lockedAccount(tx, id);
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
}
