/** Characters of a word that are indexed; longer words are cut, in the index as in a search. */
export const WORD_MAX = 32;

/** Characters of a text that are read: more than any field that is searched may have. */
const TEXT_MAX = 2_000;

/** Letters and digits in a row; a per cent sign is a word, since "100 %" says something about an engine. */
const WORD = /[\p{L}\p{N}]+|%/gu;
const RUN = /\p{L}+|\p{N}+/gu;
const LETTERS = /^\p{L}+$/u;
/** Endings after which a plural has two letters: trenches, winches, boxes, presses. */
const HISSING = /(?:ch|sh|x|z|ss)es$/;
/** "Gas", "glass", "chassis", "apparatus" are no plurals. */
const SINGULAR = /(?:ss|us|is)$/;
/** "Bus" and "gas" stay as they are. */
const SHORT = 3;

/** The words of a text in order: lower case, without accents, in the singular. */
export function plainWords(text: string): string[] {
  const plain = text
    .slice(0, TEXT_MAX)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return Array.from(plain.matchAll(WORD), ([word]) => singular(word.slice(0, WORD_MAX)));
}

/** Letters and digits of a word apart: `cat320` is `cat` and `320`. One run only: the word itself. */
export const runsOf = (word: string): string[] => Array.from(word.matchAll(RUN), ([run]) => run);

export const isLetters = (word: string): boolean => LETTERS.test(word);

function singular(word: string): string {
  if (word.length <= SHORT || !word.endsWith('s') || !isLetters(word) || SINGULAR.test(word)) return word;
  if (word.length > SHORT + 1 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, HISSING.test(word) ? -2 : -1);
}
