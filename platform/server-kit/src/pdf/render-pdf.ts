import { drawTable, tableStart } from './draw-table';
import { drawFacts, drawHeading, drawParagraph, factsHeight, headingHeight, lineOf } from './draw-text';
import { legiblePdf } from './legible-pdf';
import type { Block, PdfContent, Picture, Pictures } from './pdf-content';
import { PdfPage } from './pdf-page';
import { FOOT, INK, LABEL, MUTED, SPACE, TEXT, TITLE } from './pdf-style';
import { linesOf } from './text-lines';

const GUTTER = 16;
const HEIGHT_MAX = 260;
const COLUMNS = 2;

/** Pictures two by two, each with its words below. */
function drawPictures(sheet: PdfPage, { pictures }: Pictures): void {
  const width = (sheet.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  for (let at = 0; at < pictures.length; at += COLUMNS) {
    const band = pictures.slice(at, at + COLUMNS);
    const height = Math.max(...band.map((picture) => sizeOf(picture, width).height));
    const words = band.map(({ caption }) => linesOf([{ text: caption }], width, sheet.measure(LABEL)));
    const below = Math.max(...words.map((lines) => lines.length)) * LABEL.leading;
    sheet.ensure(height + below);
    band.forEach((picture, column) => {
      const x = sheet.left + column * (width + GUTTER);
      sheet.picture(picture, { x, y: sheet.y, ...sizeOf(picture, width) });
      const element = sheet.begin({ type: 'P' });
      words[column]?.forEach((line, index) => {
        const y = sheet.y + height + index * LABEL.leading;
        sheet.write(line, { x, y, print: LABEL, colour: MUTED, element });
      });
    });
    sheet.y += height + below + SPACE.facts;
  }
}

function sizeOf(picture: Picture, widthMax: number): { width: number; height: number } {
  const scale = Math.min(widthMax / picture.width, HEIGHT_MAX / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const BRAND = { size: 11, leading: 15 } as const;

/**
 * A paper as a tagged PDF with its fonts inside; the same paper gives the same bytes.
 *
 * @param options.compress  false leaves the pages' operators readable
 */
export async function renderPdf(paper: PdfContent, options: { compress?: boolean } = {}): Promise<Buffer> {
  const shown = legiblePdf(paper);
  const sheet = new PdfPage(shown, options.compress ?? true);
  const bytes = collect(sheet.document);
  drawTitle(sheet, shown);
  shown.blocks.forEach((block, index) => drawBlock(sheet, block, shown.blocks.slice(index + 1)));
  drawFeet(sheet, shown.footer);
  sheet.root.end();
  sheet.document.end();
  return bytes;
}

async function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function drawTitle(sheet: PdfPage, { publisher, title, subtitle }: PdfContent): void {
  sheet.write(
    { runs: [{ text: publisher, bold: true }], width: 0 },
    { x: sheet.left, y: sheet.y, print: BRAND },
  );
  sheet.y += BRAND.leading + 14;
  const heading = sheet.begin({ type: 'H1' });
  for (const line of linesOf([{ text: title, bold: true }], sheet.width, sheet.measure(TITLE))) {
    sheet.write(line, { x: sheet.left, y: sheet.y, print: TITLE, element: heading });
    sheet.y += TITLE.leading;
  }
  const below = sheet.begin({ type: 'P' });
  for (const line of linesOf([{ text: subtitle }], sheet.width, sheet.measure(TEXT))) {
    sheet.write(line, { x: sheet.left, y: sheet.y, print: TEXT, colour: MUTED, element: below });
    sheet.y += TEXT.leading;
  }
  sheet.hairline(sheet.y + 8, INK);
  sheet.y += 22;
}

function drawBlock(sheet: PdfPage, block: Block, rest: readonly Block[]): void {
  switch (block.type) {
    case 'heading':
      return drawHeading(sheet, block, startOf(sheet, rest));
    case 'paragraph':
      return drawParagraph(sheet, block);
    case 'facts':
      return drawFacts(sheet, block);
    case 'table':
      return drawTable(sheet, block);
    case 'pictures':
      return drawPictures(sheet, block);
    case 'rule':
      return drawRule(sheet);
  }
}

/** Points of what must stay with a heading above it: the beginning of what follows. */
function startOf(sheet: PdfPage, [next, ...rest]: readonly Block[]): number {
  switch (next?.type) {
    case 'heading':
      return headingHeight(sheet, next) + startOf(sheet, rest);
    case 'table':
      return tableStart(sheet, next);
    case 'facts':
      return factsHeight(sheet, next) + (rest[0]?.type === 'facts' ? startOf(sheet, rest) : 0);
    case 'paragraph':
      return 2 * TEXT.leading;
    case 'pictures':
    case 'rule':
    case undefined:
      return 0;
  }
}

function drawRule(sheet: PdfPage): void {
  sheet.space(SPACE.paragraph);
  sheet.hairline(sheet.y);
  sheet.y += SPACE.heading;
}

function drawFeet(sheet: PdfPage, footer: string): void {
  const { document, left, width } = sheet;
  const { start, count } = document.bufferedPageRange();
  const y = document.page.height - FOOT;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    const number = lineOf(`${page + 1} of ${count}`);
    const size = sheet.measure(LABEL)({ text: `${page + 1} of ${count}` });
    sheet.hairline(y - 8);
    sheet.write(lineOf(footer), { x: left, y, print: LABEL, colour: MUTED });
    sheet.write(number, { x: left + width - size, y, print: LABEL, colour: MUTED });
  }
}
