import type { Facts, Heading, Paragraph, Run } from './pdf-content';
import type { Element, PdfPage, Place } from './pdf-page';
import { HEADINGS, LABEL, MUTED, SPACE, TEXT } from './pdf-style';
import { type Line, linesOf } from './text-lines';

const INDENT = 18;
/** Fewer lines of a paragraph are not left alone at either end of a page. */
const TOGETHER = 2;

export function headingHeight(sheet: PdfPage, { level, runs }: Heading): number {
  const print = HEADINGS[level];
  const lines = linesOf(bold(runs), sheet.width, sheet.measure(print));
  return SPACE.heading + lines.length * print.leading + SPACE.afterHeading;
}

/** @param next  points that must follow on the same page */
export function drawHeading(sheet: PdfPage, heading: Heading, next: number): void {
  const print = HEADINGS[heading.level];
  sheet.ensure(headingHeight(sheet, heading) + next);
  sheet.space(SPACE.heading);
  const element = sheet.begin({ type: `H${heading.level + 1}` });
  const lines = linesOf(bold(heading.runs), sheet.width, sheet.measure(print));
  writeLines(sheet, lines, { x: sheet.left, print, element });
  sheet.y += SPACE.afterHeading;
}

export function drawParagraph(sheet: PdfPage, { runs, depth = 0, marker }: Paragraph): void {
  const x = sheet.left + depth * INDENT;
  const lines = linesOf(runs, sheet.width - depth * INDENT, sheet.measure(TEXT));
  const place = { x, print: TEXT };
  sheet.ensure(Math.min(lines.length, TOGETHER) * TEXT.leading);
  const element = marker ? drawMarker(sheet, marker, place) : sheet.begin({ type: 'P' });
  writeLines(sheet, lines, { ...place, element });
  sheet.y += marker ? SPACE.item : SPACE.paragraph;
}

/** Each item is a list of its own: where a list ends is not known here. @returns the element of its text */
function drawMarker(sheet: PdfPage, marker: string, place: Omit<Place, 'y' | 'element'>): Element {
  const item = sheet.begin({ type: 'LI' }, sheet.begin({ type: 'L' }));
  const element = sheet.begin({ type: 'Lbl' }, item);
  sheet.write(lineOf(`${marker} `), { ...place, x: place.x - INDENT, y: sheet.y, element });
  return sheet.begin({ type: 'LBody' }, item);
}

function writeLines(sheet: PdfPage, lines: readonly Line[], place: Omit<Place, 'y'>): void {
  const { leading } = place.print;
  lines.forEach((line, index) => {
    const left = lines.length - index;
    const fits = Math.floor(sheet.room / leading);
    const isLonely = left === TOGETHER && fits < TOGETHER && index > 0;
    if (fits < 1 || isLonely) sheet.newPage();
    sheet.write(line, { ...place, y: sheet.y });
    sheet.y += leading;
  });
}

export const lineOf = (text: string): Line => ({ runs: [{ text }], width: 0 });

export const bold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, bold: true }));

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
    const written = facts
      .slice(row * columns, (row + 1) * columns)
      .map(([label, text], column) => ({
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
