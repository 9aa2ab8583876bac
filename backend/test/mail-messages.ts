import { api, later } from './api';

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
