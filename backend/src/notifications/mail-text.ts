import { mailPage } from './mail-page';

/** What a mail says; turned into its text and HTML forms here alone. */
export interface MailDraft {
  recipient: { email: string; name: string };
  subject: string;
  /** Plain text; blank lines part paragraphs. */
  body: string;
  /** What it is about, in a few lines: label and value. */
  facts?: readonly (readonly [string, string])[];
  link?: { label: string; url: string };
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
export function formsOf({ recipient, body, facts = [], link, ...draft }: MailDraft): MailForms {
  const subject = clipped(draft.subject.replace(/\s+/g, ' '), SUBJECT_MAX);
  const paragraphs = [`Hello ${recipient.name},`, ...body.split(/\n{2,}/)];
  const listed = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const text = [
    ...paragraphs,
    ...(listed ? [listed] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'Yard',
  ];
  const preheader = clipped(body.replace(/\s+/g, ' ').trim(), PREHEADER_MAX);
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailPage({ subject, preheader, paragraphs, facts, ...(link ? { link } : {}) }),
  };
}

/** Text cut to a column's length, with dots in place of what is missing. */
export function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
