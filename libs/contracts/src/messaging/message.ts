import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { MESSAGE_MAX } from '../lengths';
import type { BaseFields } from '../record';
import { type AttachedPhoto, attachedPhotoLines } from './attached-photo';

export type MessageableType = 'rental_request' | 'support_ticket' | 'machine_question';

export interface MessageView {
  user_id: number;
}

export interface MessageRecord extends BaseFields {
  messageable_id: number;
  messageable_type: MessageableType;
  user_id: number;
  user_name: string;
  content: string;
  photos: AttachedPhoto[];
  /** Who has seen it; the author has no entry. */
  views: MessageView[];
  user: { id: number; name: string };
}

export const messageType = defineRecord<MessageRecord>({
  endpoint: 'api/messages',
  sortBy: 'created_at',
  channel: 'messages',
});

export const messageRules = rules({
  content: `required|string|max:${MESSAGE_MAX}`,
  ...attachedPhotoLines,
});
export type MessageInput = InputOf<typeof messageRules>;

/** Unread: from another user, and this user has no entry in its views (requirement 4.23). */
export function isUnread(
  message: { user_id: number; views: readonly MessageView[] },
  userId: number,
): boolean {
  return message.user_id !== userId && !message.views.some((view) => view.user_id === userId);
}
