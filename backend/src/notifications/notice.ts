import type { NotificationRecord } from '@yard/contracts';
import type { User } from '../users/user.entity';

export interface Notice {
  user_id: number;
  /** A dotted name: `rental_request.approved`. */
  type: string;
  title: string;
  body: string;
  data: NotificationRecord['data'];
  facts?: readonly (readonly [string, string])[];
  /** Person and cause; a notice under a key that is taken is not given again. */
  dedupe_key?: string;
  /** A message that it announces; mailed later, with others, unless it is read before. */
  message?: MailedMessage;
  /** True for a reminder of something due: people may turn such mails off. */
  isReminder?: boolean;
  /** The person, where the caller has read them in this transaction; null for one who is gone. */
  reader?: Reader | null;
}

export interface MailedMessage {
  id: number;
  /** The conversation: `support_ticket 7`. */
  thread: string;
  /** After the count, the subject of several: `new messages about Excavator`. */
  title_of_many: string;
}

export type Reader = Pick<
  User,
  'id' | 'name' | 'email' | 'email_verified_at' | 'admin' | 'message_mails' | 'reminder_mails'
>;

export type MailNotice = Pick<Notice, 'user_id' | 'title' | 'body' | 'facts' | 'data'>;
