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
    const codes = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = codes.map((code) => fonts.get(font)?.get(parseInt(code, 16)) ?? '?').join('');
    const last = lines.at(-1);
    if (last?.y === y) last.text += ` ${text}`;
    else lines.push({ y, text });
  }
  return lines.map(({ text }) => text.replace(/ +/g, ' ').trim()).join('\n');
}
