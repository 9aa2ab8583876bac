import { bold } from './draw-text';
import { type Line, linesOf } from './text-lines';
import type { Column, Row, Table } from './pdf-content';
import { CELL, HAIRLINE, INK, SHADE, SPACE } from './pdf-style';
import type { Element, PdfPage } from './pdf-page';

const PADDING = { side: 6, end: 4 } as const;

/** A cell's lines and where they stand. */
interface Box {
  lines: Line[];
  x: number;
  width: number;
  align: Column['align'];
}

interface Band {
  boxes: Box[];
  strong: boolean;
  height: number;
}

/** Tables of so few rows are not broken over pages. */
const WHOLE_ROWS_MAX = 8;

/** Points that stay together, and with the heading above: the head and the first row, or a short table as a whole. */
export function tableStart(sheet: PdfPage, table: Table): number {
  const rows = table.rows.length > WHOLE_ROWS_MAX ? table.rows.slice(0, 1) : table.rows;
  return rows.reduce((total, row) => total + bandOf(sheet, table, row).height, headOf(sheet, table).height);
}

/** Rows one below the other; on each further page the head stands again. */
export function drawTable(sheet: PdfPage, given: Table): void {
  const table = withFittingHead(sheet, given);
  const element = sheet.begin({ type: 'Table' });
  const head = headOf(sheet, table);
  const bands = table.rows.map((row) => bandOf(sheet, table, row));
  sheet.ensure(tableStart(sheet, table));
  drawHead(sheet, head, element);
  bands.forEach((band, index) => {
    const together = band.height + sumsAfter(bands, index);
    if (together > sheet.room && sheet.fits(together, head.height)) turn(sheet, head);
    drawBand(sheet, band, { head, element });
  });
  sheet.y += SPACE.table;
}

/** Sums stay with the row above them. */
function sumsAfter(bands: readonly Band[], index: number): number {
  const rest = bands.slice(index + 1);
  const end = rest.findIndex(({ strong }) => !strong);
  const sums = end < 0 ? rest : rest.slice(0, end);
  return sums.every(({ strong }) => strong) ? sums.reduce((total, { height }) => total + height, 0) : 0;
}

/** A head that would fill much of every page is a row like others. */
function withFittingHead(sheet: PdfPage, table: Table): Table {
  if (sheet.fits(3 * headOf(sheet, table).height)) return table;
  const labels = table.columns.map(({ label }) => ({ runs: bold([{ text: label }]) }));
  const columns = table.columns.map((column) => ({ ...column, label: '' }));
  return { ...table, columns, rows: [{ cells: labels }, ...table.rows] };
}

function headOf(sheet: PdfPage, table: Table): Band {
  const cells = table.columns.map(({ label }) => ({ runs: bold([{ text: label }]) }));
  const head = bandOf(sheet, table, { cells });
  return table.columns.some(({ label }) => label) ? head : { ...head, boxes: [], height: 0 };
}

function bandOf(sheet: PdfPage, { columns }: Table, row: Row): Band {
  const whole = columns.reduce((total, { share = 1 }) => total + share, 0);
  const widths = columns.map(({ share = 1 }) => (share / whole) * sheet.width);
  const boxes: Box[] = [];
  let index = 0;
  let x = sheet.left;
  for (const { runs, span = 1 } of row.cells) {
    const width = widths.slice(index, index + span).reduce((total, one) => total + one, 0);
    const inner = Math.max(width - 2 * PADDING.side, CELL.size);
    const align = columns[index + span - 1]?.align;
    const styled = runs.map((run) => ({
      ...run,
      bold: run.bold === true || row.strong === true,
      figures: align === 'right',
    }));
    const lines = linesOf(styled, inner, sheet.measure(CELL));
    boxes.push({ lines, x: x + PADDING.side, width: inner, align: span > 1 ? 'left' : align });
    index += span;
    x += width;
  }
  return { boxes, strong: row.strong ?? false, height: heightOf(boxes) };
}

function heightOf(boxes: readonly Box[]): number {
  const lines = Math.max(1, ...boxes.map((box) => box.lines.length));
  return lines * CELL.leading + 2 * PADDING.end;
}

function drawHead(sheet: PdfPage, head: Band, table: Element | null): void {
  if (head.height === 0) return;
  const { document, left, width, y } = sheet;
  sheet.decoration(() => document.rect(left, y, width, head.height).fill(SHADE));
  const parent = table && sheet.begin({ type: 'TR' }, table);
  drawBoxes(sheet, head.boxes, parent, 'TH');
  sheet.y += head.height;
}

function turn(sheet: PdfPage, head: Band): void {
  if (sheet.isFresh) return;
  sheet.newPage();
  drawHead(sheet, head, null);
}

/** A row higher than a page goes on on the next. */
function drawBand(sheet: PdfPage, band: Band, { head, element }: { head: Band; element: Element }): void {
  if (band.strong) sheet.hairline(sheet.y, INK);
  const parent = sheet.begin({ type: 'TR' }, element);
  let boxes = band.boxes;
  while (heightOf(boxes) > sheet.room) {
    const fits = Math.max(0, Math.floor((sheet.room - 2 * PADDING.end) / CELL.leading));
    if (fits > 0) drawBoxes(sheet, cut(boxes, 0, fits), parent, 'TD');
    boxes = cut(boxes, fits);
    sheet.newPage();
    drawHead(sheet, head, null);
  }
  drawBoxes(sheet, boxes, parent, 'TD');
  sheet.y += heightOf(boxes);
  if (!band.strong) sheet.hairline(sheet.y, HAIRLINE);
}

const cut = (boxes: readonly Box[], from: number, to?: number): Box[] =>
  boxes.map((box) => ({ ...box, lines: box.lines.slice(from, to) }));

function drawBoxes(sheet: PdfPage, boxes: readonly Box[], row: Element | null, type: 'TH' | 'TD'): void {
  for (const { lines, x, width, align } of boxes) {
    const scope = type === 'TH' ? ({ scope: 'Column' } as const) : {};
    const element = row && sheet.begin({ type, ...scope }, row);
    lines.forEach((line, index) => {
      const start = align === 'right' ? x + width - line.width : x;
      const y = sheet.y + PADDING.end + index * CELL.leading;
      sheet.write(line, { x: start, y, print: CELL, element });
    });
  }
}
