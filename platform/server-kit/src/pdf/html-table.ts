import type { HtmlElement, HtmlNode } from './html-tree';
import type { Block, Cell, Column, Row, Run, Table } from './pdf-content';

/** Limit of what is legible side by side on a page. A wider table goes on below, with its first column again. */
const MOST_COLUMNS = 12;
/** More columns or rows than a table has, whatever a cell says. */
const MOST_COVERED = 100;

type BlocksOf = (nodes: readonly HtmlNode[]) => Block[];

/** A table's head and rows; a caption becomes a paragraph above it. */
export function tableOfHtml(table: HtmlElement, blocksOf: BlocksOf): Block[] {
  const captions = below(table, 'caption').map(({ children }) => linesOf(blocksOf(children)));
  const above = captions
    .filter((runs) => runs.length > 0)
    .map((runs): Block => ({ type: 'paragraph', runs }));
  const grid = gridOf(below(table, 'tr').map((row) => cellsOf(row, blocksOf)));
  const count = Math.max(0, ...grid.map((slots) => slots.length));
  if (count === 0) return above;
  const [first = [], ...rest] = grid;
  const hasHead = first.every((cell) => cell.isHead && cell.columns === 1 && cell.rows === 1);
  const tables = parts(count).map((columns): Table => ({
    type: 'table',
    columns: columns.map((index): Column => ({ label: hasHead ? plainText(first[index]) : '' })),
    rows: (hasHead ? rest : grid).map((slots) => rowOf(slots, columns)),
  }));
  return [...above, ...tables];
}

interface HtmlCell {
  runs: Run[];
  isHead: boolean;
  columns: number;
  rows: number;
}

function cellsOf(row: HtmlElement, blocksOf: BlocksOf): HtmlCell[] {
  return elements(row.children)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map(({ name, attributes, children }) => {
      const isHead = name === 'th';
      const runs = linesOf(blocksOf(children));
      return {
        runs: isHead ? runs.map((run) => ({ ...run, bold: true })) : runs,
        isHead,
        columns: coveredIn(attributes['colspan'], 1),
        rows: coveredIn(attributes['rowspan'], Infinity),
      };
    });
}

/** @param zero  what 0 stands for */
function coveredIn(written: string | undefined, zero: number): number {
  const count = Math.floor(Number(written ?? 1));
  if (count === 0) return zero;
  return count > 0 ? Math.min(count, MOST_COVERED) : 1;
}

/**
 * Cells by row and column: one that covers several columns stands in all of them, and below one that covers several
 * rows stands nothing.
 */
function gridOf(rows: readonly HtmlCell[][]): HtmlCell[][] {
  const places: { cell: HtmlCell; row: number; column: number }[] = [];
  /** Up to which row each column is covered from above. */
  const coveredTo: number[] = [];
  rows.forEach((cells, row) => {
    let column = 0;
    for (const cell of cells) {
      while ((coveredTo[column] ?? 0) > row) column += 1;
      places.push({ cell, row, column });
      const end = column + cell.columns;
      for (; column < end; column += 1) coveredTo[column] = row + cell.rows;
    }
  });
  // Columns in which no cell begins are none.
  const count = 1 + Math.max(-1, ...places.map(({ column }) => column));
  const grid = rows.map(() => Array.from({ length: count }, () => EMPTY));
  for (const { cell, row, column } of places)
    grid[row]?.fill(cell, column, Math.min(column + cell.columns, count));
  return grid;
}

const EMPTY: HtmlCell = { runs: [], isHead: false, columns: 1, rows: 1 };

/** The columns of each part of a table: the first one names the rows in all of them. */
function parts(count: number): number[][] {
  const columns = Array.from({ length: count }, (_, index) => index);
  const found = [columns.slice(0, MOST_COLUMNS)];
  for (let next = MOST_COLUMNS; next < count; next += MOST_COLUMNS - 1)
    found.push([0, ...columns.slice(next, next + MOST_COLUMNS - 1)]);
  return found;
}

function rowOf(slots: readonly HtmlCell[], columns: readonly number[]): Row {
  const cells: (Cell & { of: HtmlCell })[] = [];
  for (const column of columns) {
    const cell = slots[column] ?? EMPTY;
    const last = cells.at(-1);
    if (last && last.of === cell && cell !== EMPTY) last.span = (last.span ?? 1) + 1;
    else cells.push({ runs: cell.runs, span: 1, of: cell });
  }
  return { cells: cells.map(({ runs, span }) => ({ runs, span })) };
}

const plainText = (cell: HtmlCell | undefined) => (cell?.runs ?? []).map(({ text }) => text).join('');

/** Elements of this name, at any depth but not in tables within. */
function below(parent: HtmlElement, name: string): HtmlElement[] {
  return elements(parent.children).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === 'table' ? [] : below(child, name);
  });
}

const elements = (nodes: readonly HtmlNode[]) => nodes.filter((node) => typeof node !== 'string');

/** Blocks within a cell stand on lines of their own: items behind their markers, rows of a table within as one line. */
function linesOf(blocks: readonly Block[]): Run[] {
  const lines = blocks.flatMap(linesOfBlock).filter((runs) => runs.length > 0);
  return lines.flatMap((runs, index) => (index > 0 ? [{ text: '\n' }, ...runs] : runs));
}

function linesOfBlock(block: Block): Run[][] {
  switch (block.type) {
    case 'heading':
      return [block.runs.map((run) => ({ ...run, bold: true }))];
    case 'paragraph': {
      const before = `${GAP.repeat(Math.max(0, (block.depth ?? 0) - 1))}${block.marker ? `${block.marker} ` : ''}`;
      return [before ? [{ text: before }, ...block.runs] : block.runs];
    }
    case 'table':
      return [block.columns.map(({ label }) => label).filter(Boolean), ...block.rows.map(textsOf)]
        .filter((texts) => texts.length > 0)
        .map((texts) => [{ text: texts.join(' | ') }]);
    case 'facts':
    case 'pictures':
    case 'rule':
      return [];
  }
}

const GAP = '\u00a0\u00a0';

const textsOf = ({ cells }: Row) => cells.map(({ runs }) => runs.map(({ text }) => text).join(''));
