import { type HtmlElement, type HtmlNode, htmlTree } from './html-tree';
import { tableOfHtml } from './html-table';
import { inlineRuns, isInline, type Style, styleOf, trimmed } from './html-runs';
import { markerOf, numbersOf } from './list-markers';
import type { Block, Heading } from './pdf-content';

const LEVELS: Record<string, Heading['level']> = { h1: 1, h2: 2, h3: 3, h4: 3 };

interface Context {
  /** Number of lists and quotations around it. */
  depth: number;
  lists: number;
  isVerbatim: boolean;
  /** Style of the elements around it that would stand in a line, had they no blocks in them. */
  style: Style;
}

/** A safe HTML text as blocks of a PDF; pictures are named, not shown. */
export const blocksOfHtml = (html: string): Block[] => blocksOf(htmlTree(html));

/** Inline neighbours make up a paragraph; the rest are blocks of their own. */
export function blocksOf(
  nodes: readonly HtmlNode[],
  context: Context = { depth: 0, lists: 0, isVerbatim: false, style: {} },
): Block[] {
  const blocks: Block[] = [];
  let runs: ReturnType<typeof inlineRuns> = [];
  const finish = () => {
    const text = trimmed(runs, context.isVerbatim);
    if (text.length > 0) blocks.push({ type: 'paragraph', runs: text, depth: context.depth });
    runs = [];
  };
  for (const node of nodes) {
    if (isInline(node)) runs.push(...inlineRuns(node, context.style, context.isVerbatim));
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
  if (level) return headingOf(children, level, context);
  if (name === 'hr') return [{ type: 'rule' }];
  if (name === 'table') return tableOfHtml(element, blocksOf);
  if (name === 'ul' || name === 'ol') return listOf(element, context);
  const style = styleOf(element, context.style);
  const depth = name === 'blockquote' ? context.depth + 1 : context.depth;
  return blocksOf(children, { ...context, style, depth, isVerbatim: context.isVerbatim || name === 'pre' });
}

/** Blocks within a heading are headings, each on a line of its own. */
function headingOf(children: readonly HtmlNode[], level: Heading['level'], context: Context): Block[] {
  return blocksOf(children, { ...context, isVerbatim: false }).map((block) =>
    block.type === 'paragraph' && !block.marker ? { type: 'heading', level, runs: block.runs } : block,
  );
}

function listOf(list: HtmlElement, context: Context): Block[] {
  const within = { ...context, depth: context.depth + 1, lists: context.lists + 1 };
  const numbers = numbersOf(list);
  return list.children.flatMap((child) => {
    if (typeof child === 'string' || child.name !== 'li') return blocksOf([child], within);
    return marked(blocksOf(child.children, within), markerOf(list, numbers.get(child) ?? 1, context.lists));
  });
}

/** The marker stands before an item's first paragraph, where it has one. */
function marked([first, ...rest]: Block[], marker: string): Block[] {
  if (!first) return [];
  return first.type === 'paragraph' && !first.marker ? [{ ...first, marker }, ...rest] : [first, ...rest];
}
