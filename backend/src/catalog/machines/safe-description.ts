import sanitizeHtml from 'sanitize-html';
import { blocksApart } from '@kit/server/base/html/plain-text';
import { NESTING_MAX, withBoundedNesting } from '@kit/server/base/html/nesting';

const TAGS = [
  ...['p', 'div', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote', 'code', 'pre'],
  ...['hr', 'ul', 'ol', 'li', 'a', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const EMPTY_ENDS = /^(?:\s|<div>\s*<\/div>)+|(?:\s|<div>\s*<\/div>)+$/g;
const KNOWN = new Set(TAGS);
const OPTIONS: sanitizeHtml.IOptions = {
  nestingLimit: NESTING_MAX,
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    li: ['value'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page that an owner links to must neither rank by this site nor reach back into its window.
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener noreferrer' } }),
  },
};

/** An owner's HTML without scripts, styles, frames, handlers and foreign schemes; null and undefined stay. */
export function safeDescription(html: string | null | undefined): string | null | undefined {
  if (html == null) return html;
  const safe = sanitizeHtml(blocksApart(withBoundedNesting(html), KNOWN), OPTIONS).replace(EMPTY_ENDS, '');
  return safe === '' ? null : safe;
}
