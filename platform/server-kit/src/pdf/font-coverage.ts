/** A stretch of code points, both ends counted. */
type Stretch = readonly [first: number, last: number];

const FORMAT_12 = 12;
const GROUP_BYTES = 12;
const FORMAT_4 = 4;

/**
 * True for code points that a TrueType font has glyphs for, read from its `cmap` table.
 *
 * @throws RangeError when the file has no Unicode table of format 12 or 4
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function coverageOf(font: Buffer): (codePoint: number) => boolean {
  const stretches = stretchesOf(font);
  return (codePoint) => stretches.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function stretchesOf(font: Buffer): Stretch[] {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  const withFormat = (format: number) => subtables.find((at) => font.readUInt16BE(at) === format);
  const long = withFormat(FORMAT_12);
  if (long !== undefined) return longStretches(font, long);
  const short = withFormat(FORMAT_4);
  if (short !== undefined) return shortStretches(font, short);
  throw new RangeError('The font has no Unicode character map.');
}

/** Offset of a table of the font. @throws RangeError when it has none */
export function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new RangeError(`The font has no table "${tag}".`);
}

function longStretches(font: Buffer, at: number): Stretch[] {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_, index) => {
    const group = at + 16 + index * GROUP_BYTES;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
}

/** Segments: first all ends, then two bytes, then all starts. */
function shortStretches(font: Buffer, at: number): Stretch[] {
  const doubled = font.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, index) => {
    const end = at + 14 + index * 2;
    return [font.readUInt16BE(end + 2 + doubled), font.readUInt16BE(end)] as const;
  }).filter(([first]) => first < 0xffff);
}
