import { type HtmlElement, type HtmlNode, htmlTree } from './html-tree';
import { tableOfHtml } from './html-table';
import { inlineRuns, isInline, trimmed } from './html-runs';
import type { Block, Heading, Run } from './pdf-content';

const LEVELS: Record<string, Heading['level']> = { h1: 1, h2: 2, h3: 3, h4: 3 };
const BULLETS = ['•', '◦', '▪'];

interface Context {
  /** How deep in lists and quotations. */
  depth: number;
  lists: number;
  isVerbatim: boolean;
}

/** What a safe HTML text says, as blocks of a paper; pictures are named, not shown. */
export function blocksOfHtml(html: string): Block[] {
  return blocksOf(htmlTree(html), { depth: 0, lists: 0, isVerbatim: false });
}

/** Inline neighbours make up a paragraph; the rest are blocks of their own. */
function blocksOf(nodes: readonly HtmlNode[], context: Context): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const finish = () => {
    const text = trimmed(runs, context.isVerbatim);
    if (text.length > 0) blocks.push({ type: 'paragraph', runs: text, depth: context.depth });
    runs = [];
  };
  for (const node of nodes) {
    if (isInline(node)) runs.push(...inlineRuns(node, {}, context.isVerbatim));
    else {
      finish();
      blocks.push(...blocksOfElement(node, context));
    }
  }
  finish();
  return blocks;
}

function blocksOfElement(element: HtmlElement, context: Context): Block[] {
  const { name, children } = element;
  const level = LEVELS[name];
  if (level) return headingOf(children, level);
  if (name === 'hr') return [{ type: 'rule' }];
  if (name === 'table') return tableOfHtml(element);
  if (name === 'ul' || name === 'ol') return listOf(element, context);
  if (name === 'blockquote') return blocksOf(children, { ...context, depth: context.depth + 1 });
  return blocksOf(children, { ...context, isVerbatim: context.isVerbatim || name === 'pre' });
}

function headingOf(children: readonly HtmlNode[], level: Heading['level']): Block[] {
  const runs = trimmed(children.flatMap((child) => inlineRuns(child, {}, false)));
  return runs.length > 0 ? [{ type: 'heading', level, runs }] : [];
}

function listOf({ name, attributes, children }: HtmlElement, context: Context): Block[] {
  const within = { ...context, depth: context.depth + 1, lists: context.lists + 1 };
  const items = children.filter((child) => typeof child !== 'string');
  const first = Number(attributes['start'] ?? 1);
  return items.flatMap((item, index) => {
    const bullet = BULLETS[context.lists % BULLETS.length] ?? '';
    const marker = name === 'ol' ? numbered(first + index, attributes['type']) : bullet;
    const blocks = item.name === 'li' ? blocksOf(item.children, within) : blocksOfElement(item, within);
    return marked(blocks, marker);
  });
}

/** The marker stands before an item's first paragraph, where it has one. */
function marked([first, ...rest]: Block[], marker: string): Block[] {
  if (!first) return [];
  return first.type === 'paragraph' && !first.marker ? [{ ...first, marker }, ...rest] : [first, ...rest];
}

/** 1. 2. 3., or by the list's type a. b. c., A. B. C., i. ii. iii. */
function numbered(number: number, type: string | undefined): string {
  if (type === 'a' || type === 'A') {
    const letter = String.fromCharCode(type.charCodeAt(0) + ((number - 1) % 26));
    return `${letter}.`;
  }
  if (type === 'i') return `${roman(number)}.`;
  return type === 'I' ? `${roman(number).toUpperCase()}.` : `${number}.`;
}

const ROMAN = [
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

function roman(number: number): string {
  const [value, letters] = ROMAN.find(([one]) => one <= number) ?? [0, ''];
  return value === 0 ? '' : letters + roman(number - value);
}
