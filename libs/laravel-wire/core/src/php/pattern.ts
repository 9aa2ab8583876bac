const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
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
  return source.replace(/\\[Az]|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\$/gs, (part) => {
    if (part === '$') return dollar;
    if (part === '\\A') return '(?<![\\s\\S])';
    if (part === '\\z') return AT_END;
    return part;
  });
}
