import type { Actor } from '@yard/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Machine } from '../machines/machine.entity';
import { MAY_LIST } from './index/owners-hidden';
import { type Condition, idsIn } from './table/condition';

/**
 * Offered to everybody: published, by somebody who may list machines. A scalar subquery, because MariaDB turns EXISTS
 * into a list of all users.
 */
export const OFFERED =
  'machine.published_at IS NOT NULL AND (SELECT keeper.id FROM users keeper WHERE keeper.id = machine.user_id ' +
  `AND ${MAY_LIST}) IS NOT NULL`;

/** Rows `machine` that this person may see: offered ones, their own, and for admins all (null). */
function visibility(actor: Actor | null): Condition | null {
  if (actor === null) return { sql: `(${OFFERED})`, parameters: {} };
  if (actor.admin) return null;
  return { sql: `(machine.user_id = :viewer OR (${OFFERED}))`, parameters: { viewer: actor.id } };
}

/**
 * The same, of rows `machine` of the index, with whose machines are offered to nobody: of ten thousand rows the look-ups
 * of their owners cost more than all else.
 */
export function indexedVisibility(actor: Actor | null, hidden: readonly number[]): Condition | null {
  const shown = hidden.length > 0 ? ` AND NOT ${idsIn('machine.user_id', hidden).sql}` : '';
  const offered = `(machine.published_at IS NOT NULL${shown})`;
  if (actor === null) return { sql: offered, parameters: {} };
  if (actor.admin) return null;
  return { sql: `(machine.user_id = :viewer OR ${offered})`, parameters: { viewer: actor.id } };
}

export function visibleCount(actor: Actor | null): Condition {
  const offered = 'CASE WHEN hidden = 0 THEN published ELSE 0 END';
  if (actor === null) return { sql: `SELECT SUM(${offered}) AS total FROM search_owners`, parameters: {} };
  if (actor.admin) return { sql: 'SELECT SUM(machines) AS total FROM search_owners', parameters: {} };
  const own = `CASE WHEN user_id = :viewer THEN machines ELSE ${offered} END`;
  return { sql: `SELECT SUM(${own}) AS total FROM search_owners`, parameters: { viewer: actor.id } };
}

export function visibleTo(query: SelectQueryBuilder<Machine>, actor: Actor | null): void {
  const condition = visibility(actor);
  if (condition) query.andWhere(condition.sql, condition.parameters);
}

/** True for a machine that may be requested: admins see more. @param manager the transaction's own in one */
export function isOffered(manager: EntityManager, { id }: Pick<Machine, 'id'>): Promise<boolean> {
  return manager.createQueryBuilder(Machine, 'machine').where({ id }).andWhere(OFFERED).getExists();
}
