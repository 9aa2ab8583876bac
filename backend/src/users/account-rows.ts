import { NotFound } from '@laravel-wire/nest';
import { IsNull } from 'typeorm';
import { isSqlite } from '../database/data-source';
import type { Transaction } from '../database/unit-of-work';
import { User } from './user.entity';

/**
 * Holds an account's row until the end of the transaction.
 *
 * @throws NotFound when it was deleted meanwhile
 */
export async function heldAccount(tx: Transaction, id: number): Promise<User> {
  const user = await tx.lock(User, { id });
  if (!user) throw NotFound.record('User', id);
  return user;
}

/**
 * Holds an account and every active admin, in that one order, so that of two admins who remove each other at the
 * same moment only one succeeds.
 *
 * @returns whether no other active admin would be left
 */
export async function heldWithAdmins(
  tx: Transaction,
  id: number,
): Promise<{ user: User; isLastAdmin: boolean }> {
  const admins = await tx.manager.find(User, {
    where: { admin: true, suspended_at: IsNull() },
    order: { id: 'asc' },
    ...(isSqlite(tx.manager.dataSource) ? {} : { lock: { mode: 'pessimistic_write' } }),
  });
  const user = await heldAccount(tx, id);
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
}
