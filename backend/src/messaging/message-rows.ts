import type { MessageableType } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { byCreation, listOf, rowsOf } from '@kit/server/store/reading';
import { storedTypes } from './messageable-types';

/** A message with its author's name, of deleted people too, beside one of those who have seen it. */
export interface MessageRow {
  id: number;
  created_at: string;
  updated_at: string;
  deleted_at: null;
  messageable_type: string;
  messageable_id: number;
  user_id: number;
  content: string;
  /** JSON, as stored. */
  photo_ids: string | null;
  user_name: string;
  viewer_id: number | null;
  view_id: number | null;
}

/** The rows that are read of several parents at once; who has more is asked for the newest of each. */
export const ROWS_AT_ONCE = 1_000;

const COLUMNS = `message.id, message.created_at, message.updated_at, message.deleted_at, message.messageable_type,
  message.messageable_id, message.user_id, message.content, message.photo_ids, author.name AS user_name, seen.user_id AS viewer_id,
  seen.id AS view_id`;

const WITH_VIEWERS = `JOIN users author ON author.id = message.user_id
  LEFT JOIN message_views seen ON seen.message_id = message.id AND seen.deleted_at IS NULL`;

/** Sorted in JavaScript: MariaDB copies texts to a table first, which takes as long as reading them. */
function oldestFirst(rows: MessageRow[]): MessageRow[] {
  return rows.sort((a, b) => byCreation(a, b) || (a.view_id ?? 0) - (b.view_id ?? 0));
}

/**
 * The messages of some parents, oldest first, one row for each viewer in the order of their looks: one look into the
 * index of kind and parent for each id, however many messages there are on others.
 *
 * @param ids  at least one
 * @returns    null where there are more than can be read at once
 */
export async function allRows(
  manager: EntityManager,
  type: MessageableType,
  ids: readonly number[],
): Promise<MessageRow[] | null> {
  const types = storedTypes(type);
  const { places, values } = listOf(ids);
  const sql = `SELECT ${COLUMNS} FROM messages message ${WITH_VIEWERS}
    WHERE message.messageable_type IN (${placesOf(types)}) AND message.messageable_id IN (${places})
      AND message.deleted_at IS NULL
    LIMIT ${ROWS_AT_ONCE}`;
  const rows = await rowsOf<MessageRow>(manager, sql, [...types, ...values]);
  return rows.length < ROWS_AT_ONCE ? oldestFirst(rows) : null;
}

/** The newest messages of each parent, in the same form. @param ids at least one */
export async function newestRows(
  manager: EntityManager,
  type: MessageableType,
  ids: readonly number[],
  limit: number,
): Promise<MessageRow[]> {
  const types = storedTypes(type);
  const { places, values } = listOf(ids);
  const sql = `SELECT ${COLUMNS}
    FROM (
      SELECT id, ROW_NUMBER() OVER (PARTITION BY messageable_id ORDER BY created_at DESC, id DESC) AS place
      FROM messages
      WHERE messageable_type IN (${placesOf(types)}) AND messageable_id IN (${places}) AND deleted_at IS NULL
    ) placed
    JOIN messages message ON message.id = placed.id
    ${WITH_VIEWERS}
    WHERE placed.place <= ?`;
  return oldestFirst(await rowsOf<MessageRow>(manager, sql, [...types, ...values, limit]));
}

const placesOf = (types: readonly string[]) => types.map(() => '?').join(', ');

/** Viewers of each of these messages, sorted by first view. @param ids at least one */
export async function viewerRows(manager: EntityManager, ids: readonly number[]) {
  const { places, values } = listOf(ids);
  const sql = `SELECT message_id, user_id FROM message_views
    WHERE message_id IN (${places}) AND deleted_at IS NULL ORDER BY id`;
  return rowsOf<{ message_id: number; user_id: number }>(manager, sql, values);
}
