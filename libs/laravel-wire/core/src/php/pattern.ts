const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** With the flag `u`, PHP's `\w` and `\d` are those of all alphabets. */
const UNICODE: Readonly<Record<string, string>> = { w: '\\p{L}\\p{N}_', d: '\\p{Nd}' };

/** Named classes inside brackets: `[[:alpha:]_]`. */
const POSIX: Readonly<Record<string, string>> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  digit: '0-9',
  lower: 'a-z',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9a-fA-F',
};
const AT_END = '(?![\\s\\S])';

const cache = new Map<string, RegExp>();

/**
 * A PHP pattern with delimiters and flags, such as `/^\d{5}$/i`, as a RegExp.
 *
 * `$` also stands before a line end at the very end, as in PHP, unless the flags say otherwise (`m`, `D`).
 *
 * @throws SyntaxError for a pattern that JavaScript cannot read
 */
export function phpPattern(text: string): RegExp {
  const known = cache.get(text) ?? translate(text);
  cache.set(text, known);
  return known;
}

function translate(text: string): RegExp {
  const open = text.charAt(0);
  const end = text.lastIndexOf(CLOSING[open] ?? open);
  if (end <= 0) throw new SyntaxError(`The pattern ${text} has no delimiters.`);

  const flags = text.slice(end + 1);
  const source = text.slice(1, end);
  const jsFlags = [...flags].filter((flag) => 'imsu'.includes(flag)).join('');
  return new RegExp(translateSource(source, flags), jsFlags);
}

function translateSource(source: string, flags: string): string {
  const dollar = flags.includes('m') ? '$' : flags.includes('D') ? AT_END : `(?=\\n?${AT_END})`;
  return source.replace(/\\[Az]|\\.|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\$/gs, (part) => {
    if (part === '$') return dollar;
    if (part === '\\A') return '(?<![\\s\\S])';
    if (part === '\\z') return AT_END;
    const named = part.replace(/\[:(\w+):\]/g, (written, name: string) => POSIX[name] ?? written);
    return flags.includes('u') ? unicodeClasses(named) : named;
  });
}

/** Of one escape, or of the escapes inside one bracket. */
function unicodeClasses(part: string): string {
  if (part.startsWith('['))
    return part.replace(/\\(.)/gs, (written, letter: string) => UNICODE[letter] ?? written);

  const members = UNICODE[part.slice(1).toLowerCase()];
  if (members === undefined || !part.startsWith('\\')) return part;
  return /^\\[WD]$/.test(part) ? `[^${members}]` : `[${members}]`;
}
