const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text that fits, cut between the characters that people see: no half emoji, no letter without
 * its accent.
 *
 * @param max  UTF-16 units, as `length` counts
 */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, SIGNS.segment(text).containing(max)?.index ?? max);
  return cut || text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

export function clipped(text: string, max: number): string {
  return text.length <= max ? text : `${cutTo(text, max - 1).trimEnd()}…`;
}
