import type { QueryFunction } from './query-function';

/** May list machines and sign in, and so can answer a request; of a row `keeper` of users. */
export const MAY_LIST = 'keeper.owner = 1 AND keeper.suspended_at IS NULL AND keeper.deleted_at IS NULL';

/** True when the user's machines are offered to nobody. */
export async function isHidden(ask: QueryFunction, userId: number): Promise<boolean> {
  const listing = `SELECT keeper.id FROM users keeper WHERE keeper.id = ? AND ${MAY_LIST}`;
  return (await ask<unknown[]>(listing, [userId])).length === 0;
}

/** Notes it beside the counts of who has machines; within the transaction that changed the account. */
export async function updateHidden(ask: QueryFunction, userId: number): Promise<void> {
  const hidden = await isHidden(ask, userId);
  await ask('UPDATE search_owners SET hidden = ? WHERE user_id = ?', [Number(hidden), userId]);
}

/**
 * Corrects all owners of machines. Accounts are read first and not locked, since whoever changes one locks it
 * before its counts.
 *
 * @returns the machines of owners that were wrong
 */
export async function updateAllHidden(ask: QueryFunction): Promise<number[]> {
  const wrong = await ask<{ user_id: number }[]>(
    `SELECT owner.user_id FROM search_owners owner WHERE owner.hidden <>
      CASE WHEN (SELECT keeper.id FROM users keeper WHERE keeper.id = owner.user_id AND ${MAY_LIST}) IS NULL
        THEN 1 ELSE 0 END`,
    [],
  );
  const machines: number[] = [];
  for (const { user_id } of wrong) {
    await updateHidden(ask, user_id);
    const theirs = await ask<{ id: number }[]>('SELECT id FROM search_machines WHERE user_id = ?', [user_id]);
    machines.push(...theirs.map(({ id }) => Number(id)));
  }
  return machines;
}
