import { type MailItem, mailPage, type MailUnsubscribe } from './mail-page';

/** Whom a mail is for. A name is said to nobody whose address is not confirmed: a stranger may have typed both. */
export interface MailRecipient {
  email: string;
  name: string;
  email_verified_at: Date | null;
}

/** What a mail says; turned into its text and HTML forms here alone. */
export interface MailDraft {
  recipient: MailRecipient;
  subject: string;
  /** Plain text; blank lines part paragraphs. */
  body: string;
  /** What it is about, in a few lines: label and value. */
  facts?: readonly (readonly [string, string])[];
  /** Things that it names, each with its page. */
  items?: readonly MailItem[];
  link?: { label: string; url: string };
  /** Of a mail that may be left out: why it came, and where it is turned off for good by one press. */
  unsubscribe?: MailUnsubscribe;
}

export interface MailForms {
  subject: string;
  text: string;
  html: string;
}

/** Length of the subject's column, in characters. */
export const SUBJECT_MAX = 255;

/** What lists of mails show of a mail beside its subject. */
const PREHEADER_MAX = 110;

/** Both alternatives of a mail; nothing of the draft is taken for markup. */
export function formsOf({ recipient, body, facts = [], items = [], link, ...draft }: MailDraft): MailForms {
  const subject = clipped(draft.subject.replace(/\s+/g, ' '), SUBJECT_MAX);
  const { unsubscribe } = draft;
  const greeting = recipient.email_verified_at ? `Hello ${recipient.name},` : 'Hello,';
  const paragraphs = [greeting, ...body.split(/\n{2,}/)];
  const listed = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const text = [
    ...paragraphs,
    ...(listed ? [listed] : []),
    ...items.map(({ title, detail, url }) => `${title}\n${detail}\n${url}`),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'Yard',
    ...(unsubscribe ? [`${unsubscribe.reason} ${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  const preheader = clipped(body.replace(/\s+/g, ' ').trim(), PREHEADER_MAX);
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailPage({
      subject,
      preheader,
      paragraphs,
      facts,
      items,
      ...(link ? { link } : {}),
      ...(unsubscribe ? { unsubscribe } : {}),
    }),
  };
}

/** Text cut to a column's length, with dots in place of what is missing. */
export function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
