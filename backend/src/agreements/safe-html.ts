import sanitizeHtml from 'sanitize-html';
import { blocksApart } from '@kit/server/base/html/plain-text';
import { NESTING_MAX, withBoundedNesting } from '@kit/server/base/html/nesting';

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ol', 'ul', 'li', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];
const KNOWN = new Set(TAGS);

/** HTML that an editor wrote, without scripts, handlers, styles, frames and foreign schemes. */
export function safeHtml(html: string): string {
  return sanitizeHtml(blocksApart(withBoundedNesting(html), KNOWN), {
    nestingLimit: NESTING_MAX,
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
      li: ['value'],
    },
    transformTags: { del: 's', strike: 's', '*': struck },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
  });
}

/** Replaces a style that strikes text through, which is removed, by the element for it. */
function struck(tagName: string, { style, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isStruck = tagName === 'span' && /text-decoration[^:;]*:[^;]*line-through/i.test(style ?? '');
  return { tagName: isStruck ? 's' : tagName, attribs };
}

export function safeBody(html: string | null | undefined): string | null {
  return html == null ? null : safeHtml(html);
}
