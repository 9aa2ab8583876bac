/** What a mail says; turned into its text and HTML forms here alone. */
export interface MailDraft {
  recipient: { email: string; name: string };
  subject: string;
  /** Plain text; blank lines part paragraphs. */
  body: string;
  link?: { label: string; url: string };
}

export interface MailForms {
  subject: string;
  text: string;
  html: string;
}

/** Length of the subject's column, in characters. */
export const SUBJECT_MAX = 255;

/** Both alternatives of a mail; nothing of the draft is taken for markup. */
export function formsOf(draft: MailDraft): MailForms {
  const paragraphs = [`Hello ${draft.recipient.name},`, ...draft.body.split(/\n{2,}/)];
  const text = [...paragraphs, ...(draft.link ? [`${draft.link.label}: ${draft.link.url}`] : []), 'Yard'];
  return {
    subject: clipped(draft.subject.replace(/\s+/g, ' '), SUBJECT_MAX),
    text: `${text.join('\n\n')}\n`,
    html: page(draft, paragraphs),
  };
}

/** Text cut to a column's length, with dots in place of what is missing. */
export function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

function page(draft: MailDraft, paragraphs: string[]): string {
  const blocks = paragraphs.map((each) => `<p>${escaped(each).replaceAll('\n', '<br>')}</p>`);
  if (draft.link) {
    blocks.push(`<p><a href="${escaped(draft.link.url)}">${escaped(draft.link.label)}</a></p>`);
  }
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(draft.subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;color:#1c1c1c">',
    ...blocks,
    '<p>Yard</p>',
    '</body></html>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
