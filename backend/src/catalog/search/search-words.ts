import { containing } from '../../users/containing';

/** More words than this narrow nothing and cost a scan each. */
const WORDS_MAX = 8;

/** The words of a search text, in the order typed. */
export function searchWords(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

/** LIKE pattern for a text at the beginning; signs are taken as by `containing`. */
export function startingWith(text: string): string {
  return containing(text).slice(1);
}
