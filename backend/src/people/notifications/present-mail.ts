import type { MailRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import { withoutKeys } from './keys-in-links';
import type { Mail } from './mail.entity';

/**
 * A mail as admins see it.
 *
 * @param isKept  nothing sends mails here, so this page is the only place to find a link; else keys in links are hidden
 */
export function presentMail(mail: Mail, isKept: boolean): MailRecord {
  const shown = (text: string) => (isKept ? text : withoutKeys(text));
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
