import { lineOf } from './draw-text';
import { type Line, linesOf } from './text-lines';
import type { Facts } from './pdf-content';
import { LABEL, MUTED, SPACE, TEXT } from './pdf-style';
import type { Element, PdfPage } from './pdf-page';

const GUTTER = 24;

interface Written {
  label: Line;
  lines: Line[];
  x: number;
}

/** Facts side by side. */
interface Band {
  facts: Written[];
  height: number;
}

/** Points of all of them, with the space below. */
export function factsHeight(sheet: PdfPage, facts: Facts): number {
  return bandsOf(sheet, facts).reduce((total, { height }) => total + height + SPACE.facts, 0);
}

/** Labels above what they say, in one column or two. */
export function drawFacts(sheet: PdfPage, facts: Facts): void {
  const list = sheet.begin({ type: 'L' });
  for (const band of bandsOf(sheet, facts)) {
    sheet.ensure(band.height);
    for (const fact of band.facts) drawFact(sheet, list, fact);
    sheet.y += band.height + SPACE.facts;
  }
}

function bandsOf(sheet: PdfPage, { facts, columns }: Facts): Band[] {
  const width = (sheet.width - GUTTER * (columns - 1)) / columns;
  return Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) => {
    const written = facts.slice(row * columns, (row + 1) * columns).map(([label, text], column) => ({
      label: lineOf(label),
      lines: linesOf([{ text }], width, sheet.measure(TEXT)),
      x: sheet.left + column * (width + GUTTER),
    }));
    const count = Math.max(...written.map(({ lines }) => lines.length));
    return { facts: written, height: LABEL.leading + count * TEXT.leading };
  });
}

function drawFact(sheet: PdfPage, list: Element, { label, lines, x }: Written): void {
  const item = sheet.begin({ type: 'LI' }, list);
  const name = sheet.begin({ type: 'Lbl' }, item);
  sheet.write(label, { x, y: sheet.y, print: LABEL, colour: MUTED, element: name });
  const body = sheet.begin({ type: 'LBody' }, item);
  lines.forEach((line, index) => {
    const y = sheet.y + LABEL.leading + index * TEXT.leading;
    sheet.write(line, { x, y, print: TEXT, element: body });
  });
}
