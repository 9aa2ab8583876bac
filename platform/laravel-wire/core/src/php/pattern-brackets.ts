import { CONTROLS, NAMED, OPPOSITES, SHORTHANDS } from './pattern-classes';
import type { Reading } from './reading';

const MEMBER =
  /\[:(\^?)([a-z]+):\]|\\(?:x\{([0-9A-Fa-f]+)\}|x([0-9A-Fa-f]{1,2})|([0-7]{1,3})|([pP](?:\{\^?\w+\}|[A-Z]))|([^]))|([^])/gu;

/** `[…]` as RE2 and JavaScript both read it: shorthands and named classes written out, letters in both cases. */
export function translateBrackets(written: string, reading: Reading): string {
  const isOpposite = written.startsWith('[^');
  const members = [...written.slice(isOpposite ? 2 : 1, -1).matchAll(MEMBER)].map((match) => ({
    written: match[0],
    ...memberOf(match, reading),
  }));
  let text = '';
  for (let at = 0; at < members.length; at += 1) {
    const [first, dash, last] = members.slice(at, at + 3);
    if (first?.single !== undefined && dash?.written === '-' && last?.single !== undefined) {
      text += range(first.single, last.single, reading);
      at += 2;
    } else {
      text += first?.set ?? range(first?.single ?? '', first?.single ?? '', reading);
    }
  }
  return `[${isOpposite ? '^' : ''}${text}]`;
}

/** One character, or a set of them as it is written inside brackets. */
type Member = { single: string; set?: undefined } | { single?: undefined; set: string };

function memberOf(match: RegExpExecArray, { kind, isCaseless, refuse }: Reading): Member {
  const [written, not, name, braced, hex, octal, property, escaped, plain] = match;
  const code = braced ?? hex;
  if (name !== undefined) {
    const isLetterCase = isCaseless && (name === 'lower' || name === 'upper');
    const set = NAMED[isLetterCase ? 'alpha' : name]?.[kind];
    return { set: not === '' ? (set ?? refuse(written)) : refuse(written) };
  }
  if (code !== undefined) return { single: String.fromCodePoint(parseInt(code, 16)) };
  if (octal !== undefined) return { single: String.fromCodePoint(parseInt(octal, 8)) };
  if (property !== undefined) return { set: kind === 'unicode' ? propertyOf(property) : refuse(written) };
  if (escaped === undefined) return { single: plain ?? '' };
  if (escaped === 'b') return { single: '\b' };

  const set = SHORTHANDS[escaped]?.[kind] ?? OPPOSITES[escaped]?.[kind];
  return set === undefined ? { single: characterOf(written, escaped, refuse) } : { set };
}

/** `\p{^Lu}` is `\P{Lu}`, and `\pL` is `\p{L}`. */
export function propertyOf(written: string): string {
  const name = written.slice(1).replace(/[{}^]/g, '');
  const isOpposite = written.startsWith('P') !== written.includes('^');
  return `\\${isOpposite ? 'P' : 'p'}{${name}}`;
}

/** Character that an escape of one sign stands for: a control character, or any sign but a letter or digit. */
export function characterOf(written: string, sign: string, refuse: Reading['refuse']): string {
  return CONTROLS[sign] ?? (/[A-Za-z0-9]/.test(sign) ? refuse(written) : sign);
}

/** The alphabet's other case beside each letter, where bytes are read without regard to it. */
function range(first: string, last: string, { kind, isCaseless }: Reading): string {
  const written = span(first, last);
  if (!isCaseless || kind === 'unicode') return written;

  return written + shared(first, last, 'a', 'z', -32) + shared(first, last, 'A', 'Z', 32);
}

function shared(first: string, last: string, from: string, to: string, shift: number): string {
  const start = first > from ? first : from;
  const end = last < to ? last : to;
  return start > end ? '' : span(shifted(start, shift), shifted(end, shift));
}

const shifted = (sign: string, by: number): string => String.fromCharCode(sign.charCodeAt(0) + by);

function span(first: string, last: string): string {
  return first === last ? escapedMember(first) : `${escapedMember(first)}-${escapedMember(last)}`;
}

const escapedMember = (sign: string): string => (/[\\\]^[-]/.test(sign) ? `\\${sign}` : sign);
