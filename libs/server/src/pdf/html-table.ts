import { inlineRuns, trimmed } from './html-runs';
import type { HtmlElement, HtmlNode } from './html-tree';
import type { Block, Cell, Row, Run } from './pdf-content';

const MOST_COLUMNS = 12;

/** A table's head and rows; a caption becomes a paragraph above it. */
export function tableOfHtml(table: HtmlElement): Block[] {
  const rows = below(table, 'tr').map(cellsOf);
  const captions = below(table, 'caption')
    .map((one) => textOf(one))
    .filter((runs) => runs.length > 0);
  const above = captions.map((runs): Block => ({ type: 'paragraph', runs }));
  const count = Math.min(Math.max(0, ...rows.map(width)), MOST_COLUMNS);
  if (count === 0) return above;
  const [first, ...rest] = rows;
  const hasHead = first !== undefined && first.every(({ isHead, span }) => isHead && span === 1);
  const columns = Array.from({ length: count }, (_, index) => ({
    label: hasHead ? plainText(first[index]) : '',
  }));
  return [
    ...above,
    { type: 'table', columns, rows: (hasHead ? rest : rows).map((cells) => rowOf(cells, count)) },
  ];
}

interface HtmlCell extends Cell {
  isHead: boolean;
  span: number;
}

function cellsOf(row: HtmlElement): HtmlCell[] {
  return elements(row.children)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => {
      const isHead = cell.name === 'th';
      const span = Math.max(1, Math.floor(Number(cell.attributes['colspan'] ?? 1)) || 1);
      const runs = textOf(cell);
      return { runs: isHead ? runs.map((run) => ({ ...run, bold: true })) : runs, isHead, span };
    });
}

/** Exactly as wide as the table: what is too much is left out, what is missing is empty. */
function rowOf(cells: readonly HtmlCell[], count: number): Row {
  let left = count;
  const fitting: Cell[] = [];
  for (const { runs, span } of cells) {
    if (left > 0) fitting.push({ runs, span: Math.min(span, left) });
    left -= span;
  }
  return { cells: fitting };
}

const width = (cells: readonly HtmlCell[]) => cells.reduce((total, { span }) => total + span, 0);

const plainText = (cell: Cell | undefined) => (cell?.runs ?? []).map(({ text }) => text).join('');

/** Elements of this name, at any depth but not in tables within. */
function below(parent: HtmlElement, name: string): HtmlElement[] {
  return elements(parent.children).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === 'table' ? [] : below(child, name);
  });
}

const elements = (nodes: readonly HtmlNode[]) => nodes.filter((node) => typeof node !== 'string');

/** Blocks within a cell stand on lines of their own. */
function textOf(element: HtmlElement): Run[] {
  const parts = element.children.map((child) => {
    const runs = inlineRuns(child, {}, false);
    const isBlock = typeof child !== 'string' && ['p', 'div', 'li', 'ul', 'ol'].includes(child.name);
    return isBlock ? [...runs, { text: '\n' }] : runs;
  });
  return trimmed(parts.flat());
}
