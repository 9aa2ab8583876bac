import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { MESSAGE_MAX } from '../record';
import { attachedPhotoLines } from './attached-photo';
import type { MessageRecord, MessageView } from './records';

export const messageType = defineRecord<MessageRecord>({
  endpoint: 'api/messages',
  sortBy: 'created_at',
  channel: 'messages',
});

export const messageRules = rules({ content: `required|string|max:${MESSAGE_MAX}`, ...attachedPhotoLines });
export type MessageInput = InputOf<typeof messageRules>;

/** Unread: from another user, and this user has no entry in its views (requirement 4.23). */
export function isUnread(
  message: { user_id: number; views: readonly MessageView[] },
  userId: number,
): boolean {
  return message.user_id !== userId && !message.views.some((view) => view.user_id === userId);
}
