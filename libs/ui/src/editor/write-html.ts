import type { RichTextKind } from './rich-text';

/** A document of the editor as plain data (ProseMirror's JSON). */
export type TextNode = {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: TextNode[];
  marks?: TextMark[];
  text?: string;
};
export type TextMark = { type: string; attrs?: Record<string, unknown> };

const MARKS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};
const LISTS = new Set(['bulletList', 'orderedList']);

/**
 * The text as HTML, in the very words the server's sanitiser writes, so that what is saved is what was sent: void
 * elements with a slash, no entities but those that must be. Empty for a text that says nothing.
 */
export function writeHtml(text: TextNode, kind: RichTextKind): string {
  const blocks = [...(text.content ?? [])];
  while (blocks.length > 0 && isEmpty(blocks.at(-1))) blocks.pop();
  return blocks.map((block) => blockHtml(block, kind)).join('');
}

function isEmpty(node: TextNode | undefined): boolean {
  return node?.type === 'paragraph' && (node.content ?? []).length === 0;
}

function blockHtml(node: TextNode, kind: RichTextKind): string {
  const { type = 'paragraph', attrs = {}, content = [] } = node;
  const blocks = () => content.map((block) => blockHtml(block, kind)).join('');
  switch (type) {
    case 'heading':
      return `<h${Number(attrs.level)}>${inlineHtml(content, kind)}</h${Number(attrs.level)}>`;
    case 'blockquote':
      return `<blockquote>${blocks()}</blockquote>`;
    case 'bulletList':
      return `<ul>${blocks()}</ul>`;
    case 'orderedList':
      return `<ol${orderOf(attrs, kind)}>${blocks()}</ol>`;
    case 'listItem':
      return `<li${numberOf(attrs)}>${itemHtml(content, kind)}</li>`;
    case 'codeBlock':
      return `<pre><code>${inlineHtml(content, kind)}</code></pre>`;
    case 'horizontalRule':
      return '<hr />';
    case 'table':
      return tableHtml(content, kind);
    default:
      return `<p>${inlineHtml(content, kind)}</p>`;
  }
}

/** A single paragraph needs no element of its own, nor does the one before lists. */
function itemHtml([first, ...rest]: TextNode[], kind: RichTextKind): string {
  const others = rest.map((block) => blockHtml(block, kind)).join('');
  const isPlain = first?.type === 'paragraph' && rest.every(({ type }) => LISTS.has(type ?? ''));
  if (first === undefined) return '';
  return (isPlain ? inlineHtml(first.content ?? [], kind) : blockHtml(first, kind)) + others;
}

function orderOf({ start, type }: Record<string, unknown>, kind: RichTextKind): string {
  const from = typeof start === 'number' && start !== 1 ? attribute('start', String(start)) : '';
  const by = kind === 'long' && typeof type === 'string' && type !== '1' ? attribute('type', type) : '';
  return from + by;
}

function numberOf({ value }: Record<string, unknown>): string {
  return typeof value === 'string' && /^\d+$/.test(value) ? attribute('value', value) : '';
}

function tableHtml(rows: readonly TextNode[], kind: RichTextKind): string {
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const count = firstOfBody === -1 ? rows.length : firstOfBody;
  const part = (name: string, some: readonly TextNode[]) =>
    some.length === 0 ? '' : `<${name}>${some.map((row) => rowHtml(row, kind)).join('')}</${name}>`;
  return `<table>${part('thead', rows.slice(0, count))}${part('tbody', rows.slice(count))}</table>`;
}

/** All of its cells are heads, or some are and it stood in a head before. */
function isHead({ attrs, content = [] }: TextNode): boolean {
  const heads = content.filter(({ type }) => type === 'tableHeader').length;
  return heads > 0 && (heads === content.length || attrs?.head === true);
}

function rowHtml({ content = [] }: TextNode, kind: RichTextKind): string {
  const cells = content.map(({ type, attrs = {}, content: blocks = [] }) => {
    const name = type === 'tableHeader' ? 'th' : 'td';
    const inner =
      blocks.length === 1 ? itemHtml(blocks, kind) : blocks.map((one) => blockHtml(one, kind)).join('');
    return `<${name}${spanOf('colspan', attrs)}${spanOf('rowspan', attrs)}>${inner}</${name}>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function spanOf(name: 'colspan' | 'rowspan', attrs: Record<string, unknown>): string {
  const count = Number(attrs[name] ?? 1);
  return count > 1 ? attribute(name, String(count)) : '';
}

/** Elements that neighbours share are opened once. */
function inlineHtml(nodes: readonly TextNode[], kind: RichTextKind): string {
  const open: TextMark[] = [];
  let html = '';
  const closeTo = (count: number) => {
    while (open.length > count) html += `</${nameOf(open.pop())}>`;
  };
  for (const node of nodes) {
    const marks = node.marks ?? [];
    let shared = 0;
    while (shared < open.length && isSame(open[shared], marks[shared])) shared += 1;
    closeTo(shared);
    for (const mark of marks.slice(shared)) {
      html += openTag(mark, kind);
      open.push(mark);
    }
    html += leafHtml(node);
  }
  closeTo(0);
  return html;
}

function leafHtml({ type, attrs = {}, text = '' }: TextNode): string {
  if (type === 'hardBreak') return '<br />';
  if (type === 'chip') return `{{${String(attrs.name)}}}`;
  if (type !== 'image') return escaped(text);
  const size = (name: 'width' | 'height') => (attrs[name] ? attribute(name, String(attrs[name])) : '');
  const shown = attribute('src', String(attrs.src ?? '')) + attribute('alt', String(attrs.alt ?? ''));
  return `<img${shown}${size('width')}${size('height')} />`;
}

function isSame(one: TextMark | undefined, other: TextMark | undefined): boolean {
  return one?.type === other?.type && one?.attrs?.href === other?.attrs?.href;
}

const nameOf = (mark: TextMark | undefined) =>
  mark?.type === 'link' ? 'a' : (MARKS[mark?.type ?? ''] ?? 'span');

function openTag(mark: TextMark, kind: RichTextKind): string {
  if (mark.type !== 'link') return `<${nameOf(mark)}>`;
  const rel = kind === 'short' ? attribute('rel', 'nofollow noopener noreferrer') : '';
  return `<a${attribute('href', String(mark.attrs?.href ?? ''))}${rel}>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (name: string, value: string) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`;
