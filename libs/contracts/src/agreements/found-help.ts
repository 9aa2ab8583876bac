type HelpText = { name: string; content: string };

/** Words of any question: they tell nothing of what it is about. */
const COMMON = new Set(
  'a about and are as at be by can do does for from get has have how i if in is it me my not of on or our that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);
/** Beginnings of search words, each with the words that the texts use instead. */
const ALSO_SAID: Readonly<Record<string, readonly string[]>> = {
  refund: ['back'],
  reimburs: ['back'],
  broke: ['breakdown', 'damage'],
  card: ['payment'],
  late: ['overdue'],
  extend: ['longer', 'change'],
  pickup: ['pick'],
  earn: ['payout', 'paid'],
};
const IN_NAME = 3;
const IN_TEXT = 1;
/** A shorter beginning is that of too many words. */
const STEM_MIN = 4;

/**
 * Texts that have words of the search, those in whose names they are first.
 *
 * @param search  a question as people write it; without a telling word there is no answer
 * @param least   points that a text needs: 3 for a word of its name, 1 for one of its text
 */
export function foundHelp<T extends HelpText>(texts: readonly T[], search: string, least = IN_TEXT): T[] {
  const words = [...new Set(wordsOf(search))].filter((word) => !COMMON.has(word));
  const points = (text: T) => {
    const [name, body] = [wordsOf(text.name), wordsOf(text.content.replace(/<[^>]*>/g, ' '))];
    const of = (word: string) => {
      const words = [word, ...alsoSaid(word)];
      if (words.some((one) => has(name, one))) return IN_NAME;
      return words.some((one) => has(body, one)) ? IN_TEXT : 0;
    };
    return words.reduce((sum, word) => sum + of(word), 0);
  };
  return texts
    .map((text) => ({ text, points: points(text) }))
    .filter((found) => found.points >= least)
    .sort((one, other) => other.points - one.points)
    .map(({ text }) => text);
}

const alsoSaid = (word: string) =>
  Object.entries(ALSO_SAID).flatMap(([stem, others]) => (word.startsWith(stem) ? others : []));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "cancelled" is found by "cancel", and the other way round. */
const has = (words: readonly string[], wanted: string) =>
  words.some((word) => word === wanted || begins(word, wanted) || begins(wanted, word));

const begins = (word: string, stem: string) => stem.length >= STEM_MIN && word.startsWith(stem);
