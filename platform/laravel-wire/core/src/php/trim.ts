/**
 * Cuts characters off both ends, one by one: a pattern such as `\s+$` takes quadratic time on long blanks inside.
 *
 * @param cut  tells of one character
 */
export function trimEnds(text: string, cut: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && cut.test(text.charAt(start))) start += 1;
  while (end > start && cut.test(text.charAt(end - 1))) end -= 1;

  return text.slice(start, end);
}
