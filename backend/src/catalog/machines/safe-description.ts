import sanitizeHtml from 'sanitize-html';
import { NESTING_MAX, withBoundedNesting } from '@kit/server/base/html/nesting';

const OPTIONS: sanitizeHtml.IOptions = {
  nestingLimit: NESTING_MAX,
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote', 'code', 'pre', 'hr'],
    ...['ul', 'ol', 'li', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
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
  const safe = sanitizeHtml(withBoundedNesting(html), OPTIONS).trim();
  return safe === '' ? null : safe;
}
