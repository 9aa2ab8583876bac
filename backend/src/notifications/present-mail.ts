import type { MailRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '../database/wire-fields';
import type { Mail } from './mail.entity';

export function presentMail(mail: Mail): MailRecord {
  return {
    ...baseFields(mail),
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attempts: mail.attempts,
    sent_at: wireInstant(mail.sent_at),
    failure_message: mail.failure_message,
  };
}
