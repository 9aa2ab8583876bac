import { instant, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, mapLike, part, record } from '../shapes';

/** The subject of a notification, so that a click can lead there. */
export interface NotificationSubject {
  rental_request_id?: number;
  support_ticket_id?: number;
  machine_question_id?: number;
  machine_id?: number;
  rental_store_access_request_id?: number;
}

export const notificationShape = record('notification', {
  user_id: whole,
  type: described('What happened, as a dotted name: rental_request.approved.', text),
  title: text,
  body: text,
  data: mapLike<NotificationSubject>(whole),
  read_at: orNull(instant),
});
export type NotificationRecord = RecordOf<typeof notificationShape>;

export const mailShape = record('mail', {
  recipient: text,
  subject: text,
  text,
  /** A whole page, never to be shown outside a frame without scripts. */
  html: text,
  attempts: described('How often it was tried; 0 where no mail server is set.', whole),
  sent_at: orNull(instant),
  failure_message: orNull(text),
});
/** A mail of the outbox, for admins: what was written, and whether it went out. */
export type MailRecord = RecordOf<typeof mailShape>;

export const mailChoicesShape = part(
  {
    message_mails: described(
      'Of messages that are not read: after five minutes, a day after the first, or none.',
      choice(['soon', 'daily', 'never']),
    ),
    reminder_mails: described('Of what is due soon.', choice(['soon', 'never'])),
  },
  'mail_choices',
);
/** Emails that a user wants besides the notices on the site. */
export type MailChoices = RecordOf<typeof mailChoicesShape>;
