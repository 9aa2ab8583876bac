import { createTransport } from 'nodemailer';
import type { Environment } from '../config/environment';

/** The edge that carries mails away. */
export interface MailTransport {
  /** @throws when the other side does not take it, or cannot be reached within seconds */
  send(mail: OutgoingMail): Promise<void>;
  /** Signs in without sending. @throws as `send` */
  verify(): Promise<void>;
  close(): void;
}

export interface OutgoingMail {
  /** Repeated with each try, so that a receiver can tell a repetition. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A mail program's link to turn such mails off. */
  unsubscribeUrl?: string;
}

/** The transport by this token; null keeps mails in the outbox. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A stuck server must not hold up a shutdown, which has ten seconds. */
const TIMEOUT_MS = 5_000;

/** RFC 8058. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function transportFor(environment: Pick<Environment, 'mailUrl'>): MailTransport | null {
  if (environment.mailUrl === null) return null;
  const smtp = createTransport({
    url: environment.mailUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await smtp.sendMail({ ...mail, ...(unsubscribeUrl ? { headers: oneClick(unsubscribeUrl) } : {}) });
    },
    verify: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}
