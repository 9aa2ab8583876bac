import type { MessageableType } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { instantFrom, placesFor, type RawInstant } from '../database/raw';
import type { Message } from './message.entity';
import { storedTypes } from './messageable-types';

/** A message with its author's name, of deleted people too. */
export type NamedMessage = Message & { user_name: string };

type Row = Omit<NamedMessage, 'created_at' | 'updated_at'> & {
  created_at: RawInstant;
  updated_at: RawInstant;
};

/**
 * The newest messages of each parent, oldest first. Read by hand for the busiest lists: one look into the index of
 * kind and parent for each id, however many messages there are on others.
 *
 * @param ids  at least one
 */
export async function newestRows(
  manager: EntityManager,
  type: MessageableType,
  ids: readonly number[],
  limit: number,
): Promise<NamedMessage[]> {
  const types = storedTypes(type);
  const sql = `SELECT message.*, author.name AS user_name
    FROM (
      SELECT id, ROW_NUMBER() OVER (PARTITION BY messageable_id ORDER BY created_at DESC, id DESC) AS place
      FROM messages
      WHERE messageable_type IN (${placesFor(types)}) AND messageable_id IN (${placesFor(ids)}) AND deleted_at IS NULL
    ) placed
    JOIN messages message ON message.id = placed.id
    JOIN users author ON author.id = message.user_id
    WHERE placed.place <= ?
    ORDER BY message.created_at, message.id`;
  const rows = await manager.query<Row[]>(sql, [...types, ...ids, limit]);
  return rows.map((row) =>
    Object.assign(row, {
      created_at: instantFrom(row.created_at),
      updated_at: instantFrom(row.updated_at),
    }),
  );
}

/** Who has seen each of these messages, in the order of their looks. @param ids at least one */
export async function viewerRows(manager: EntityManager, ids: readonly number[]) {
  const sql = `SELECT message_id, user_id FROM message_views
    WHERE message_id IN (${placesFor(ids)}) AND deleted_at IS NULL ORDER BY id`;
  return manager.query<{ message_id: number; user_id: number }[]>(sql, [...ids]);
}
