import type { MessageableType } from '@yard/contracts';
import { storedTypes } from './messageable-types';

/** A condition of a list of parents; its parameters go with it, by name (`andWhere(sql, parameters)`). */
export interface UnreadCondition {
  /** `on('request.id')`: of the outer row with that id. */
  on(parentId: string): string;
  parameters: object;
}

/** Messages from other users, without this user's entry in its views: requirement 4.23. */
export const UNREAD_BY_USER = `unread.messageable_type IN (:...unread_types) AND unread.user_id <> :unread_user_id
  AND unread.deleted_at IS NULL`;
export const UNSEEN = `NOT EXISTS (
    SELECT 1 FROM message_views seen WHERE seen.message_id = unread.id AND seen.user_id = :unread_user_id
  )`;
export const NOT_AMONG_SEEN = `unread.id NOT IN (
    SELECT seen.message_id FROM message_views seen WHERE seen.user_id = :unread_user_id
  )`;

export function unreadParameters(type: MessageableType, userId: number) {
  return { unread_types: storedTypes(type), unread_user_id: userId };
}

/** An EXISTS, which reads one parent's part of the index. */
export function unreadCondition(type: MessageableType, userId: number): UnreadCondition {
  return {
    on: (parentId) =>
      `EXISTS (SELECT 1 FROM messages unread WHERE unread.messageable_id = ${parentId}
        AND ${UNREAD_BY_USER} AND ${UNSEEN})`,
    parameters: unreadParameters(type, userId),
  };
}

export function amongParents(ids: readonly number[]): UnreadCondition {
  return {
    on: (parentId) => (ids.length > 0 ? `${parentId} IN (:...unread_parents)` : '1 = 0'),
    parameters: { unread_parents: ids },
  };
}
