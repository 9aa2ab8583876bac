import { characterOf, propertyOf, translateBrackets } from './pattern-brackets';
import { SHORTHANDS } from './pattern-classes';
import { PatternRefused, lackOf } from './pattern-refused';
import type { Reading } from './reading';
import { bytesOf } from './utf8';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** Those that change what a test says, and those that do not: `S`, `U` and `n`. */
const FLAGS = /^[imsuxADSUn]*$/;
/** Flags that begin a pattern hold for all of it. */
const LEADING_FLAGS = /^(\^?)\(\?([isx]+)\)/;

const PARTS = [
  /\\Q(?<quoted>[^]*?)(?:\\E|$)/,
  /(?<brackets>\[\^?\]?(?:\[:\^?[a-z]+:\]|\\[^]|[^\]\\])*\])/,
  /(?<comment>\(\?#[^)]*\))/,
  /(?<group>\((?:\?(?:P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*'|:)|(?![?*])))/,
  /(?<special>\(\*|\(\?(?:<[=!]|P[=>]|[+-]?\d|[a-zA-Z^-]+[:)]|[^]))/,
  /\\x\{(?<braced>[0-9A-Fa-f]+)\}|\\x(?<hex>[0-9A-Fa-f]{1,2})|\\(?<octal>0[0-7]{0,2}|[1-3][0-7]{2})/,
  /\\(?<property>[pP](?:\{\^?\w+\}|[A-Z]))/,
  /\\(?<escaped>[^])/,
  /(?<quantifier>(?:[*+?]|\{\d+(?:,\d*)?\})[+?]?)/,
  /(?<plain>[^])/,
];
const sourceOf = (parts: readonly RegExp[]): string => parts.map(({ source }) => source).join('|');
const PART = new RegExp(sourceOf(PARTS), 'gu');
/** Flag `x` makes blanks and what follows a `#` comments. */
const SPACED_PART = new RegExp(
  sourceOf([/(?<comment>[ \t-\r]+|#[^\n]*|\(\?#[^)]*\))/, ...PARTS.toSpliced(2, 1)]),
  'gu',
);

interface Ahead {
  readonly source: string;
  readonly isWanted: boolean;
}

export interface TranslatedPattern {
  /** read alike by RE2 and by JavaScript's RegExp with the flag `u` */
  readonly source: string;
  /** The lookaheads at its start: what a text has to meet as well, or must not. */
  readonly ahead: readonly Ahead[];
  /** of `i`, `m` and `s` */
  readonly flags: string;
  /** whether texts are tested as their bytes */
  readonly readsBytes: boolean;
}

/** A PCRE pattern in the signs that RE2 has. @throws PatternRefused for what RE2 cannot express, by name */
export function translatePattern(written: string): TranslatedPattern {
  const text = written.trimStart();
  const open = text.charAt(0);
  const end = text.lastIndexOf(CLOSING[open] ?? open);
  if (end <= 0 || /[\w\\]/.test(open)) throw new PatternRefused(written, 'it has no delimiters.');

  const trailing = text.slice(end + 1).trimEnd();
  if (!FLAGS.test(trailing))
    throw new PatternRefused(written, `of its flags "${trailing}" one is not known.`);
  const [leading = '', anchor = '', inner = ''] = LEADING_FLAGS.exec(text.slice(1, end)) ?? [];
  const flags = [...new Set(trailing + inner)].join('');

  const readsBytes = !flags.includes('u');
  const body = anchor + text.slice(1 + leading.length, end);
  const translated = (part: string) =>
    translate(part, flags, (sign) => {
      throw new PatternRefused(written, lackOf(sign));
    });
  const { rest, ahead } = withoutAhead(readsBytes ? bytesOf(body) : body, flags);
  const source = translated(rest);
  return {
    source: flags.includes('A') ? `^(?:${source})` : source,
    ahead: ahead.map((one) => ({ isWanted: one.isWanted, source: `^(?:${translated(one.source)})` })),
    flags: (readsBytes ? flags.replace('i', '') : flags).replace(/[^ims]/g, ''),
    readsBytes,
  };
}

const partsOf = (body: string, flags: string) => [...body.matchAll(flags.includes('x') ? SPACED_PART : PART)];

/** RE2 has no lookaheads; those right behind a `^` are the same as patterns of their own. */
function withoutAhead(body: string, flags: string): { rest: string; ahead: Ahead[] } {
  const parts = partsOf(body, flags).filter(({ groups }) => groups?.['comment'] === undefined);
  let depth = 0;
  const depths = parts.map(({ groups }) => {
    if (groups?.['group'] ?? groups?.['special']) depth += 1;
    if (groups?.['plain'] === ')') depth -= 1;
    return depth;
  });
  const textOf = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(([part]) => part)
      .join('');
  const ahead: Ahead[] = [];
  let at = 1;
  for (let sign = parts[at]?.[0]; sign === '(?=' || sign === '(?!'; sign = parts[at]?.[0]) {
    const end = depths.indexOf(0, at);
    if (end < 0) break;
    ahead.push({ source: textOf(at + 1, end), isWanted: sign === '(?=' });
    at = end + 1;
  }
  const isAlternative = parts.some(([part], index) => part === '|' && depths[index] === 0);
  const isRepeated = parts[at]?.groups?.['quantifier'] !== undefined;
  if (ahead.length === 0 || parts[0]?.[0] !== '^' || flags.includes('m') || isAlternative || isRepeated)
    return { rest: body, ahead: [] };
  return { rest: `^${textOf(at)}`, ahead };
}

function translate(body: string, flags: string, refuse: Reading['refuse']): string {
  const reading: Reading = {
    kind: flags.includes('u') ? 'unicode' : 'plain',
    isCaseless: flags.includes('i'),
    refuse,
  };
  const isBehind = findLookbehinds();
  return partsOf(body, flags)
    .map(({ 0: part, groups = {}, index }) => {
      if (isBehind(groups)) refuseBehind(part, groups, flags, refuse);
      if (part === '$') return translateDollar(body.slice(index + 1), flags, refuse);
      return translatePart(part, groups, flags, reading);
    })
    .join('');
}

/** Called for one part after another, whether it stands in a lookbehind. */
function findLookbehinds(): (groups: Groups) => boolean {
  const open: boolean[] = [];
  return ({ group, special, plain }) => {
    if ((group ?? special) !== undefined) open.push(special?.startsWith('(?<') ?? false);
    if (plain === ')') open.pop();
    return open.includes(true);
  };
}

/** PCRE has to know how far it looks back; and a line end that a `$` allows for would be part of what is behind. */
function refuseBehind(part: string, groups: Groups, flags: string, refuse: Reading['refuse']): void {
  const isEndless = groups['quantifier'] !== undefined && /^(?:[*+]|\{\d+,\})/.test(part);
  const isEnd = part === '\\Z' || (part === '$' && !/[mD]/.test(flags));
  if (isEndless || isEnd) refuse(`(?<…${part}`);
}

/** Also before a line end at the very end, unless the flags say otherwise. What would follow it is never reached. */
function translateDollar(rest: string, flags: string, refuse: Reading['refuse']): string {
  if (/[mD]/.test(flags)) return '$';

  return /^(?:[)|$]|\s*$)/.test(rest) ? '(?:\\n?$)' : refuse('$');
}

type Groups = Readonly<Record<string, string | undefined>>;

function translatePart(part: string, groups: Groups, flags: string, reading: Reading): string {
  const { quoted, brackets, comment, group, special, braced, hex, octal, property } = groups;
  const code = braced ?? hex;
  if (quoted !== undefined) return [...quoted].map((sign) => literal(sign, reading)).join('');
  if (brackets !== undefined) return translateBrackets(brackets, reading);
  if (comment !== undefined) return '';
  if (group !== undefined) return '(?:';
  if (special !== undefined) return special.startsWith('(?<') ? special : reading.refuse(special);
  if (code !== undefined) return literal(String.fromCodePoint(parseInt(code, 16)), reading);
  if (octal !== undefined) return literal(String.fromCodePoint(parseInt(octal, 8)), reading);
  if (property !== undefined) return reading.kind === 'unicode' ? propertyOf(property) : reading.refuse(part);
  if (groups['escaped'] !== undefined) return translateEscape(part, groups['escaped'], flags, reading);
  if (groups['quantifier'] !== undefined) return /.\+$/.test(part) ? reading.refuse(part) : part;
  if (part === '[') return reading.refuse(part);
  if (part === '.') return flags.includes('s') ? '.' : '[^\\n]';

  return '^|)'.includes(part) ? part : literal(part, reading);
}

function translateEscape(part: string, sign: string, flags: string, reading: Reading): string {
  const members = SHORTHANDS[sign.toLowerCase()]?.[reading.kind];
  if (members !== undefined) return sign === sign.toLowerCase() ? `[${members}]` : `[^${members}]`;
  if (sign === 'N') return '[^\\n]';
  if (sign === 'R') return '(?:\\r\\n|[\\n-\\r])';
  if (sign === 'b' || sign === 'B') return reading.kind === 'plain' ? part : reading.refuse(part);
  // Among lines, the ends of the whole text have no sign that both engines know.
  if (/[AzZ]/.test(sign) && flags.includes('m')) return reading.refuse(part);
  if (sign === 'A') return '^';
  if (sign === 'z') return '$';
  if (sign === 'Z') return '(?:\\n?$)';

  return literal(characterOf(part, sign, reading.refuse), reading);
}

function literal(sign: string, { kind, isCaseless }: Reading): string {
  if (/[\^$\\.*+?()[\]{}|/]/.test(sign)) return `\\${sign}`;
  if (!isCaseless || kind === 'unicode' || !/[a-z]/i.test(sign)) return sign;

  return `[${sign.toLowerCase()}${sign.toUpperCase()}]`;
}
