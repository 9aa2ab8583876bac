import { containing } from '../../database/containing';

/** More words than this narrow nothing and cost a scan each. */
const WORDS_MAX = 8;

/** The words of a search text, in the order typed. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/[^\s,;]+/g)) {
    words.push(word);
    if (words.length === WORDS_MAX) break;
  }
  return words;
}

/** LIKE pattern for a text at the beginning; signs are taken as by `containing`. */
export function startingWith(text: string): string {
  return containing(text).slice(1);
}
