import type { MessageableType } from '@yard/contracts';
import { storedTypes } from './messageable-types';

/** A condition of a list of parents; `parameters` go with either form, by name (`andWhere(sql, parameters)`). */
export interface UnreadCondition {
  /** `on('request.id')`: an EXISTS for the outer row with that id; reads one parent's part of the index. */
  on(parentId: string): string;
  /** A query for all such parents' ids. */
  ids: string;
  parameters: { unread_types: readonly string[]; unread_user_id: number };
}

/** From another user, and without this user's entry in its views: requirement 4.23. */
const FROM_OTHERS = `unread.messageable_type IN (:...unread_types) AND unread.user_id <> :unread_user_id
  AND unread.deleted_at IS NULL`;
const UNSEEN = `NOT EXISTS (
    SELECT 1 FROM message_views seen WHERE seen.message_id = unread.id AND seen.user_id = :unread_user_id
  )`;
/** The same for all messages at once: what was seen is read once, and not asked for each of them. */
const NOT_AMONG_SEEN = `unread.id NOT IN (
    SELECT seen.message_id FROM message_views seen WHERE seen.user_id = :unread_user_id
  )`;

export function unreadCondition(type: MessageableType, userId: number): UnreadCondition {
  return {
    on: (parentId) =>
      `EXISTS (SELECT 1 FROM messages unread WHERE unread.messageable_id = ${parentId}
        AND ${FROM_OTHERS} AND ${UNSEEN})`,
    ids: `SELECT unread.messageable_id FROM messages unread WHERE ${FROM_OTHERS} AND ${NOT_AMONG_SEEN}`,
    parameters: { unread_types: storedTypes(type), unread_user_id: userId },
  };
}
