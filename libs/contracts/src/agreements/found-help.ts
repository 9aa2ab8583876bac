type HelpText = { name: string; content: string };

const TOPIC = /^\s*<h1>(.*?)<\/h1>/s;
const KEYWORDS = /<p>\s*Keywords:((?:(?!<\/p>).)*)<\/p>\s*$/is;

/**
 * A help text as its page shows it. Admins write the topic as a heading 1 at its start, and what people also search
 * for as a last line "Keywords: tax, taxes", which is not shown.
 *
 * @param content  made safe by the server
 */
export function helpParts(content: string): { topic: string; html: string; keywords: string } {
  const partOf = (part: RegExp) => textOf(part.exec(content)?.[1] ?? '').trim();
  return { topic: partOf(TOPIC), keywords: partOf(KEYWORDS), html: content.replace(KEYWORDS, '') };
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');

/** Words of any question: they tell nothing of what it is about. */
const COMMON = new Set(
  'a about and are as at be by can do does for from get has have how i if in is it me my not of on or our that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);
const IN_NAME = 3;
const IN_TEXT = 1;
/** A shorter beginning is that of too many words. */
const STEM_MIN = 4;

/**
 * Texts that have words of the search, those in whose names or keywords they are first.
 *
 * @param search  a question as people write it; without a telling word there is no answer
 * @param least   points that a text needs: 3 for a word of its name or keywords, 1 for one of its text
 */
export function foundHelp<T extends HelpText>(texts: readonly T[], search: string, least = IN_TEXT): T[] {
  const words = [...new Set(wordsOf(search))].filter((word) => !COMMON.has(word));
  const points = (text: T) => {
    const { html, keywords } = helpParts(text.content);
    const [telling, body] = [wordsOf(`${text.name} ${keywords}`), wordsOf(textOf(html))];
    const of = (word: string) => (has(telling, word) ? IN_NAME : has(body, word) ? IN_TEXT : 0);
    return words.reduce((sum, word) => sum + of(word), 0);
  };
  return texts
    .map((text) => ({ text, points: points(text) }))
    .filter((found) => found.points >= least)
    .sort((one, other) => other.points - one.points)
    .map(({ text }) => text);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "cancelled" is found by "cancel", and the other way round. */
const has = (words: readonly string[], wanted: string) =>
  words.some((word) => word === wanted || begins(word, wanted) || begins(wanted, word));

const begins = (word: string, stem: string) => stem.length >= STEM_MIN && word.startsWith(stem);
