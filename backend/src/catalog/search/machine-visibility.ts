import type { Actor } from '@yard/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Machine } from '../machine.entity';

/**
 * Offered to everybody: published, by somebody who may list machines and sign in, and so can answer a request. A scalar subquery, because
 * MariaDB turns EXISTS into a list of all users.
 */
export const OFFERED =
  'machine.published_at IS NOT NULL AND (SELECT keeper.id FROM users keeper WHERE keeper.id = machine.user_id ' +
  'AND keeper.owner = 1 AND keeper.suspended_at IS NULL AND keeper.deleted_at IS NULL) IS NOT NULL';

/** Narrows a query of `machine` to those this person may see: what is offered, one's own, and for admins all. */
export function visibleTo(query: SelectQueryBuilder<Machine>, actor: Actor | null): void {
  if (actor === null) query.andWhere(OFFERED);
  else if (!actor.admin) {
    query.andWhere(`(machine.user_id = :viewer OR (${OFFERED}))`, { viewer: actor.id });
  }
}

/** Whether a machine may be asked for: an admin sees more than that. @param manager the transaction's own in one */
export function isOffered(manager: EntityManager, { id }: Pick<Machine, 'id'>): Promise<boolean> {
  return manager.createQueryBuilder(Machine, 'machine').where({ id }).andWhere(OFFERED).getExists();
}
