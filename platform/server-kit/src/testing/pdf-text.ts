import { inflateSync } from 'node:zlib';

/**
 * What each page of one of our PDFs says, line by line. Reads what pdfkit writes, compressed or not: text in
 * hexadecimal glyph numbers, and a `ToUnicode` map for each font.
 */
export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream ?? '';
    return linesOf(content, fonts);
  });
}

/** What is drawn on each page, in its order: texts with their place and size, lines, surfaces and pictures, in points. */
export function pdfOperations(bytes: Buffer): string[][] {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream ?? '';
    return [...content.matchAll(DRAWN)].map((found) => drawnAs(found, fonts));
  });
}

const DRAWN = new RegExp(
  [
    /([\d.]+ [\d.]+ [\d.]+) scn\nq\n(?:.* cm\n1 0 (\S+) 1 0 0 cm\n.* cm\n)?1 0 0 -1 0 \S+ cm\nBT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n\[([^\]]*)\] TJ/,
    /(\S+) (\S+) m\n(\S+) (\S+) l\n(\S+) w\n\/DeviceRGB CS\n(.*) SCN/,
    /(\S+) (\S+) (\S+) (\S+) re\n\/DeviceRGB cs\n(.*) scn\nf/,
    /(\S+) 0 0 (\S+) (\S+) (\S+) cm\n\/I\d+ Do/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function drawnAs([, ...found]: RegExpMatchArray, fonts: Map<string, Glyphs>): string {
  const at = (...indexes: number[]) =>
    indexes.map((index) => Number(Number(found[index]).toFixed(1))).join(' ');
  const colour = (index: number) =>
    (found[index] ?? '').split(' ').map((one) => Math.round(Number(one) * 255));
  if (found[0]) {
    const style = `${String(found[4])} ${at(5)}${found[1] === undefined ? '' : ' oblique'}`;
    return `${at(2, 3)} ${style} ${colour(0).join()}: ${textOf(found[6] ?? '', fonts.get(found[4] ?? ''))}`;
  }
  if (found[7]) return `line ${at(7, 8, 9, 10)} of ${at(11)} ${colour(12).join()}`;
  if (found[13]) return `surface ${at(13, 14, 15, 16)} ${colour(17).join()}`;
  return `picture ${at(20, 21, 18, 19)}`;
}

/** A property of the document as it is written: `Title`, `Author`, `CreationDate` … */
export function pdfProperty(bytes: Buffer, name: string): string | undefined {
  const objects = objectsOf(bytes);
  const found = [...objects.values()].map(({ head }) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);
  const written = objects.get(Number(found.find((id) => id !== undefined)))?.head;
  return written && /^\((.*)\)$/.exec(written)?.[1];
}

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g);
  return new Map(
    [...found].map(([, id, head = '', body = '']) => {
      const isPacked = head.includes('/FlateDecode') && body.length > 0;
      const stream = isPacked ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1') : body;
      return [Number(id), { head, stream }];
    }),
  );
}

type Glyphs = Map<number, string>;

/** By the name that pages call a font. */
function fontsOf(objects: Map<number, PdfObject>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1];
      fonts.set(name, glyphsOf(objects.get(Number(map))?.stream ?? ''));
    }
  }
  return fonts;
}

function glyphsOf(map: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f]*)>/g)].forEach(([, code = ''], index) => {
      glyphs.set(parseInt(from, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

/** Pieces of text in the order they were drawn; those on one height make up a line. */
function linesOf(content: string, fonts: Map<string, Glyphs>): string {
  const lines: { y: string; text: string }[] = [];
  for (const [, y = '', font = '', pieces = ''] of content.matchAll(
    /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n\[([^\]]*)\] TJ/g,
  )) {
    const text = textOf(pieces, fonts.get(font));
    const last = lines.at(-1);
    if (last?.y === y) last.text += ` ${text}`;
    else lines.push({ y, text });
  }
  return lines.map(({ text }) => text.replace(/ +/g, ' ').trim()).join('\n');
}

function textOf(pieces: string, glyphs: Glyphs | undefined): string {
  const codes = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => glyphs?.get(parseInt(code, 16)) ?? '?').join('');
}
