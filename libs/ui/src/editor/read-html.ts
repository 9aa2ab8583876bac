import { DOMParser as TextParser, type Schema } from '@tiptap/pm/model';
import type { RichTextChip } from './rich-text';

/** HTML as a document of the editor. Plain text keeps its lines. Nothing is run or fetched on the way. */
export function readHtml(html: string, schema: Schema, chips: readonly RichTextChip[]) {
  const { body } = new DOMParser().parseFromString(withLines(html), 'text/html');
  markChips(body, chips);
  return TextParser.fromSchema(schema).parse(body);
}

/** Text that holds no element is from before there were any: an empty line parts paragraphs. */
function withLines(html: string): string {
  if (/<[a-z]/i.test(html) || !html.includes('\n')) return html;
  const paragraphs = html.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`).join('');
}

/** Puts an element around each known placeholder in the text. */
export function markChips(body: HTMLElement, chips: readonly RichTextChip[]): void {
  if (chips.length === 0) return;
  const known = new Set(chips.map(({ name }) => name));
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeValue?.includes('{{')) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = (text.nodeValue ?? '').split(/(\{\{[^{}]*\}\})/);
    text.replaceWith(...parts.map((part) => chipOf(part, known, body.ownerDocument)));
  }
}

function chipOf(part: string, known: ReadonlySet<string>, page: Document): string | HTMLElement {
  const name = /^\{\{([^{}]*)\}\}$/.exec(part)?.[1]?.trim();
  if (name === undefined || !known.has(name)) return part;
  const chip = page.createElement('span');
  chip.dataset.chip = name;
  return chip;
}
