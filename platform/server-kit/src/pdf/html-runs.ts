import type { HtmlElement, HtmlNode } from './html-tree';
import type { Run } from './pdf-content';

export type Style = Omit<Run, 'text'>;

const STYLES: Record<string, Style> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
};
const INLINE = new Set([...Object.keys(STYLES), 'a', 'span', 'code', 'br', 'img']);

/** True for a node that stands in a line: editors put blocks into what should. */
export function isInline(node: HtmlNode): node is string | HtmlElement {
  return typeof node === 'string' || (INLINE.has(node.name) && node.children.every(isInline));
}

/** The style of what is in an element. @param around  of the element itself */
export const styleOf = (element: HtmlElement, around: Style): Style => ({
  ...around,
  ...STYLES[element.name],
  ...linkOf(element),
});

/** The runs of a node and all below it; white space shrinks to one space unless `isVerbatim`. */
export function inlineRuns(node: HtmlNode, style: Style, isVerbatim: boolean): Run[] {
  if (typeof node === 'string') {
    return [{ ...style, text: isVerbatim ? unbroken(node) : node.replace(/[ \t\r\n\f]+/g, ' ') }];
  }
  if (node.name === 'br') return [{ ...style, text: '\n' }];
  if (node.name === 'img') return pictureRuns(node, style);
  const own = styleOf(node, style);
  return node.children.flatMap((child) => inlineRuns(child, own, isVerbatim));
}

/** Indents and gaps of a text that is shown as it was typed. */
function unbroken(text: string): string {
  return text.replaceAll('\t', '  ').replace(/^ +| {2,}/gm, (gap) => '\u00a0'.repeat(gap.length));
}

function linkOf({ name, attributes }: HtmlElement): Style {
  const href = attributes['href'];
  return name === 'a' && href && /^(https?|mailto|tel):/i.test(href) ? { href } : {};
}

function pictureRuns({ attributes }: HtmlElement, style: Style): Run[] {
  return attributes['alt'] ? [{ ...style, italic: true, text: `[${attributes['alt']}]` }] : [];
}

/** Without the white space at both ends, and without double spaces where two runs meet. */
export function trimmed(runs: readonly Run[], isVerbatim = false): Run[] {
  const trimmed: Run[] = [];
  for (const run of runs) {
    const before = trimmed.at(-1)?.text ?? '\n';
    const text = !isVerbatim && /[ \n]$/.test(before) ? run.text.replace(/^ +/, '') : run.text;
    if (text) trimmed.push({ ...run, text });
  }
  let last = trimmed.pop();
  while (last && !last.text.trim()) last = trimmed.pop();
  return last ? [...trimmed, { ...last, text: last.text.trimEnd() }] : [];
}
