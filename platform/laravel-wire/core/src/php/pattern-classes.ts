/** Members of a shorthand (`\d`) or named class (`[:alpha:]`), as they stand inside brackets. */
interface Members {
  /** of bytes */
  readonly plain: string;
  /** with the flag `u` */
  readonly unicode: string;
}

const WORD: Members = { plain: '0-9A-Z_a-z', unicode: String.raw`\p{L}\p{N}_` };
const DIGIT: Members = { plain: '0-9', unicode: String.raw`\p{Nd}` };
const SPACE: Members = { plain: '\t-\r ', unicode: String.raw`${'\t-\r\x85'}\p{Z}` };
const ACROSS: Members = { plain: '\t \xa0', unicode: '\t \xa0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000' };
const DOWN: Members = { plain: '\n-\r\x85', unicode: '\n-\r\x85\u2028\u2029' };

export const SHORTHANDS: Readonly<Record<string, Members>> = {
  d: DIGIT,
  w: WORD,
  s: SPACE,
  h: ACROSS,
  v: DOWN,
};

const LAST = '\u{10FFFF}';

/** `[^\W-]`: what stands inside brackets for the opposite of a shorthand; RE2 has no brackets inside brackets. */
export const OPPOSITES: Readonly<Record<string, Partial<Members>>> = {
  D: { plain: `\0-/:-${LAST}`, unicode: String.raw`\P{Nd}` },
  W: { plain: `\0-/:-@\\[-\\^\`{-${LAST}` },
  S: { plain: `\0-\x08\x0e-\x1f!-${LAST}` },
};

export const NAMED: Readonly<Record<string, Members>> = {
  alnum: { plain: '0-9A-Za-z', unicode: String.raw`\p{L}\p{N}` },
  alpha: { plain: 'A-Za-z', unicode: String.raw`\p{L}` },
  blank: { plain: '\t ', unicode: ACROSS.unicode },
  cntrl: { plain: '\0-\x1f\x7f', unicode: '\0-\x1f\x7f-\x9f' },
  digit: DIGIT,
  lower: { plain: 'a-z', unicode: String.raw`\p{Ll}` },
  punct: { plain: String.raw`!-/:-@\[-` + '`{-~', unicode: String.raw`\p{P}$+<=>\^` + '`|~' },
  space: SPACE,
  upper: { plain: 'A-Z', unicode: String.raw`\p{Lu}` },
  word: WORD,
  xdigit: { plain: '0-9A-Fa-f', unicode: '0-9A-Fa-f' },
};

/** Escapes that stand for one control character. */
export const CONTROLS: Readonly<Record<string, string>> = {
  a: '\x07',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
