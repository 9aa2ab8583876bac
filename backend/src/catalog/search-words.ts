/** More words than this narrow nothing and cost a scan each. */
const WORDS_MAX = 8;

/** The words of a search text, in the order typed. */
export function searchWords(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

/** LIKE pattern for a text anywhere; to be used with `ESCAPE '!'`, which both databases read alike. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** LIKE pattern for a text at the beginning. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
