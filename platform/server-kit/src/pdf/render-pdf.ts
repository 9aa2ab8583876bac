import { drawFacts, factsHeight } from './draw-facts';
import { drawPictures } from './draw-pictures';
import { drawTable, tableStart } from './draw-table';
import { drawHeading, drawParagraph, headingHeight, lineOf } from './draw-text';
import { legiblePdf } from './legible-pdf';
import { linesOf } from './text-lines';
import type { Block, PdfContent } from './pdf-content';
import { FOOT, INK, LABEL, MUTED, SPACE, TEXT, TITLE } from './pdf-style';
import { PdfPage } from './pdf-page';

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
