import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, tableAt } from './font-coverage';

const FOLDER = join(__dirname, 'fonts');
const regular = readFileSync(join(FOLDER, 'inter-regular.ttf'));
const bold = readFileSync(join(FOLDER, 'inter-bold.ttf'));

/** @see https://learn.microsoft.com/typography/opentype/spec/head */
const WHOLE = 0xb1b0afba;

/** Features whose place in the font another one takes, by their tables. */
interface Renamed {
  GSUB: Record<string, string>;
  GPOS: Record<string, string>;
}

/**
 * Contextual alternates show what was not written: `2x4` as `2×4`, `->` as an arrow. Kerning sets `.1` so close that
 * `50.1` is read as `501`.
 */
const AS_WRITTEN: Renamed = { GSUB: { calt: 'none' }, GPOS: { kern: 'none' } };
/** Figures of one width stand in columns; so does the minus, which makes them no font for texts. */
const FIGURES: Renamed = { GSUB: { calt: 'none', tnum: 'calt' }, GPOS: { kern: 'none' } };

/** Inter in the weights and habits that papers are set in, by the names that pages call them. */
export const FONTS = {
  regular: tuned(regular, AS_WRITTEN),
  bold: tuned(bold, AS_WRITTEN),
  'regular-figures': tuned(regular, FIGURES),
  'bold-figures': tuned(bold, FIGURES),
} as const;

/** All of them have the same characters. */
export const hasGlyph = coverageOf(regular);

/**
 * A copy with other features on: `calt` is applied without being requested, so what takes its name is on and what loses
 * it is off. Done in tables that no PDF embeds; features given to pdfkit instead turn off its cache of words.
 */
function tuned(font: Buffer, renamed: Renamed): Buffer {
  const copy = Buffer.from(font);
  renameFeatures(copy, 'GSUB', renamed.GSUB);
  renameFeatures(copy, 'GPOS', renamed.GPOS);
  stampChecksum(copy);
  return copy;
}

/** @see https://learn.microsoft.com/typography/opentype/spec/chapter2#feature-list-table */
function renameFeatures(font: Buffer, table: keyof Renamed, names: Record<string, string>): void {
  const begin = tableAt(font, table);
  const features = begin + font.readUInt16BE(begin + 6);
  const count = font.readUInt16BE(features);
  for (let index = 0; index < count; index += 1) {
    const at = features + 2 + index * 6;
    const name = names[font.toString('latin1', at, at + 4)];
    if (name) font.write(name, at, 'latin1');
  }
}

/** Sums to `WHOLE` with the rest of the file; pdfkit takes fonts with the same one for the same font. */
function stampChecksum(font: Buffer): void {
  const at = tableAt(font, 'head') + 8;
  font.writeUInt32BE(0, at);
  let sum = 0;
  for (let word = 0; word + 4 <= font.length; word += 4) sum = (sum + font.readUInt32BE(word)) >>> 0;
  font.writeUInt32BE((WHOLE - sum) >>> 0, at);
}
