/** A pattern of PHP's that cannot be run here, with what it has that cannot and what to write instead. */
export class PatternRefused extends Error {
  constructor(written: string, reason: string) {
    super(`The pattern ${written} cannot be used: ${reason}`);
    this.name = 'PatternRefused';
  }
}

/** Parts of patterns that RE2 lacks, by the sign that begins them. */
const LACKING: readonly [sign: RegExp, what: string, instead: string][] = [
  [/^\(\?<.*[*+}]\??$/, 'a lookbehind that knows no end', 'say how many at most, as {0,9}'],
  [/^\(\?<.*(?:\$|\\Z)$/, 'the end of the text in a lookbehind', 'write \\z'],
  [
    /^\(\?[=!]/,
    'a lookahead',
    'write it right behind the first ^, or as another rule beside this one (regex, not_regex, starts_with …)',
  ],
  [/^\(\?>/, 'an atomic group', 'write (?:…): nothing here goes back'],
  [/^(?:[*+?]|\{[\d,]+\})\+$/, 'a possessive quantifier', 'leave out the last +: nothing here goes back'],
  [/^\\[1-9gk]|^\(\?P=/, 'a backreference', 'compare the parts where the input is used'],
  [/^\(\?(?:R|[+-]?\d|&|P>)/, 'a recursion', 'check such texts where the input is used'],
  [/^\(\?\(/, 'a condition', 'write both cases as alternatives'],
  [/^\(\?\|/, 'a branch reset', 'write (?:…)'],
  [/^\(\?[a-zA-Z^-]+[:)]/, 'flags inside the pattern', 'write them after the closing delimiter'],
  [/^\(\*/, 'a verb', 'leave it out'],
  [/^\\[bB]$/, 'a word boundary with the flag u', 'leave out u, or name the neighbours'],
  [/^\$$/, 'the end of the text before more', 'write it last, or put the flag D'],
  [/^\\[pP]/, 'a Unicode property without the flag u', 'write the flag u'],
  [/^\[$/, 'brackets that are not closed', 'write \\['],
  [/^\\[GKXC]$/, 'an escape without a counterpart', 'write what it stands for'],
];

/** Why a part of a pattern cannot be run, and what to write instead. */
export function lackOf(part: string): string {
  const [, what, instead] = LACKING.find(([sign]) => sign.test(part)) ?? [];
  return what === undefined ? `nothing is known of "${part}".` : `it has ${what}, "${part}"; ${instead}.`;
}
