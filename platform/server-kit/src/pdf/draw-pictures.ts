import { linesOf } from './text-lines';
import type { Picture, Pictures } from './pdf-content';
import { LABEL, MUTED, SPACE } from './pdf-style';
import type { PdfPage } from './pdf-page';

const GUTTER = 16;
const HEIGHT_MAX = 260;
const COLUMNS = 2;

/** Pictures two by two, each with its words below. */
export function drawPictures(sheet: PdfPage, { pictures }: Pictures): void {
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
