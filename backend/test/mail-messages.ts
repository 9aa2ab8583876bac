import { api, later } from './api';
import { insert } from './make';

/** A mail as it is stored. */
export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
}

/** Writes a mail that waits to be sent. */
export const mailTo = (recipient: string, fields: object = {}) =>
  insert('mails', {
    recipient,
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    attempts: 0,
    ...fields,
  });

/** Sends the mails of messages whose five minutes are over, as the periodic job does. */
export function sendMessageMails(): Promise<void> {
  return api
    .provider<{ sweep(): Promise<void> }>('src/notifications/message-mails/message-mails', 'MessageMails')
    .sweep();
}

/** The same five minutes from now. */
export function mailMessages(): Promise<void> {
  later(new Date(api.clock.now().getTime() + 5 * 60_000).toISOString());
  return sendMessageMails();
}
