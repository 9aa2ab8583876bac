import { type MailItem, mailPage, type MailUnsubscribe } from './mail-page';
import { clipped } from '@yard/contracts/cut-text';

/** The name is left out of mails to an address that is not confirmed: a stranger may have typed both. */
export interface MailRecipient {
  email: string;
  name: string;
  email_verified_at: Date | null;
}

/** A mail before `renderMail` makes its text and its HTML. */
export interface MailDraft {
  recipient: MailRecipient;
  subject: string;
  /** Plain text; blank lines part paragraphs. */
  body: string;
  /** A few lines of label and value, below the text. */
  facts?: readonly (readonly [string, string])[];
  /** Records that it names, each with its page. */
  items?: readonly MailItem[];
  link?: { label: string; url: string };
  /** The reason and the link to turn it off, for a mail that its recipient may turn off. */
  unsubscribe?: MailUnsubscribe;
}

/** Length of the subject's column, in characters. */
export const SUBJECT_MAX = 255;

/** Length of the text that mail programs show beside the subject, in characters. */
const PREHEADER_MAX = 110;

/** Makes both alternatives of a mail. Every text of the draft is escaped. */
export function renderMail({ recipient, body, facts = [], items = [], link, ...draft }: MailDraft) {
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
