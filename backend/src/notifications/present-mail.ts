import type { MailRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '../database/wire-fields';
import type { Mail } from './mail.entity';

/** What makes a link somebody's key: whoever reads it could act as that person. */
const KEY_IN_LINK = /([?&;](?:token|signature)=)[^&\s"'<]+/g;

/**
 * A mail as admins see it.
 *
 * @param isKept  nothing sends mails here, so this page is the only place to find a link; else keys in links are hidden
 */
export function presentMail(mail: Mail, isKept: boolean): MailRecord {
  const shown = (text: string) => (isKept ? text : text.replace(KEY_IN_LINK, '$1…'));
  return {
    ...baseFields(mail),
    recipient: mail.recipient,
    subject: mail.subject,
    text: shown(mail.text),
    html: shown(mail.html),
    attempts: mail.attempts,
    sent_at: wireInstant(mail.sent_at),
    failure_message: mail.failure_message,
  };
}
