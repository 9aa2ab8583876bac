import { escaped } from '@kit/server/base/html/escaped';

export interface MailPage {
  subject: string;
  preheader: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [string, string])[];
  items: readonly MailItem[];
  link?: { label: string; url: string };
  unsubscribe?: MailUnsubscribe;
}

export interface MailItem {
  title: string;
  detail: string;
  url: string;
}

export interface MailUnsubscribe {
  reason: string;
  label: string;
  url: string;
  /** Does the same on a POST (RFC 8058). */
  oneClick: string;
}

/**
 * Colours of the product (libs/ui, tokens.css) by their names there; programs that read mail know no custom properties.
 */
const INK = '#1b1d1f';
const SOFT = '#55585c';
const PAPER = '#ffffff';
const SURFACE = '#f4f2ee';
const LINE = '#e3e1dc';
const ACCENT = '#f5b301';

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark mode, where a mail program has it: the same shapes on ink. The accent keeps its ink text. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#181716!important}
.card{background:#272523!important;border-color:#3b3834!important}
.card,.card td,.card p,.item{color:#f3f1ed!important}
.soft,.soft td,.soft p,.label{color:#b9b6b0!important}
.fact{border-color:#3b3834!important}
}
@media (max-width:620px){.card{border-radius:0!important}}`;

/** Width of a mail in pixels: what every program shows beside its list. */
const WIDTH = 600;

/** A mail as a page of its own: tables and inline styles, because programs that read mail know little else. */
export function mailPage({ subject, preheader, paragraphs, facts, items, ...ends }: MailPage): string {
  const { link, unsubscribe } = ends;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>${DARK}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${SURFACE}">`,
    hidden(preheader),
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${SURFACE}"><tr><td align="center" style="padding:24px 0">`,
    `<table role="presentation" class="card" width="${WIDTH}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${WIDTH}px;background:${PAPER};border:1px solid ${LINE};border-radius:12px">`,
    row(brand(), '28px 32px 0'),
    row(paragraphs.map(paragraph).join('\n'), '12px 32px 4px'),
    ...(facts.length > 0 ? [row(factTable(facts), '4px 32px 12px')] : []),
    ...items.map((item) => row(itemBlock(item), '0 32px 12px')),
    ...(link ? [row(button(link), '8px 32px 28px')] : [row('', '0 32px 20px')]),
    '</table>',
    `<p class="soft" style="${FONT};font-size:13px;line-height:20px;color:${SOFT};margin:16px 32px">${foot(unsubscribe)} We don’t track whether you read it.</p>`,
    '</td></tr></table>',
    '</body></html>',
    '',
  ].join('\n');
}

function hidden(preheader: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(preheader)}</div>`;
}

function row(content: string, padding: string): string {
  return `<tr><td style="padding:${padding};${FONT};font-size:16px;line-height:24px;color:${INK};overflow-wrap:anywhere">${content}</td></tr>`;
}

function brand(): string {
  const mark = `<span style="display:inline-block;width:14px;height:14px;background:${ACCENT};border-radius:3px"></span>`;
  return `${mark} <strong style="font-size:18px">Yard</strong>`;
}

const paragraph = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

function factTable(facts: MailPage['facts']): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="label fact" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${SOFT};font-size:14px;vertical-align:top">${escaped(label)}</td>` +
      `<td class="fact" style="padding:8px 0;border-top:1px solid ${LINE};font-size:14px">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${FONT};color:${INK}">${rows.join('')}</table>`;
}

function itemBlock({ title, detail, url }: MailItem): string {
  const link = `<a class="item" href="${escaped(url)}" style="color:${INK};font-weight:600">${escaped(title)}</a>`;
  return `<div class="fact" style="padding:12px 0 0;border-top:1px solid ${LINE}">${link}<br><span class="label" style="color:${SOFT};font-size:14px">${escaped(detail)}</span></div>`;
}

function foot(unsubscribe: MailUnsubscribe | undefined): string {
  if (!unsubscribe) return 'You get this because you have an account on Yard.';
  const { reason, label, url } = unsubscribe;
  return `${escaped(reason)} <a class="soft" href="${escaped(url)}" style="color:${SOFT}">${escaped(label)}</a>.`;
}

function button({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:12px 20px;background:${ACCENT};color:${INK};border-radius:6px;font-weight:600;text-decoration:none`;
  return `<a href="${escaped(url)}" style="${look}">${escaped(label)}</a>`;
}
