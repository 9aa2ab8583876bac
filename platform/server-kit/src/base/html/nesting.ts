/** Elements within each other that formatted text keeps; those further in lose their tags. */
export const NESTING_MAX = 100;

/** Elements that may be open at once before a text counts as no HTML: parsers take quadratic time over them. */
const OPEN_MAX = 4000;

/** Signs that begin no tag: a parser hands each of them over by itself. */
const SIGNS_ALONE = /<{100,}/g;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const NEVER_OPEN = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'wbr',
  'source',
  'area',
  'base',
  'embed',
]);

/**
 * The HTML as it is or, where more elements may be open at once than anybody writes, without any tags. What is counted
 * is never less than what a parser holds open. A hundred `<` in a row are one.
 */
export function withBoundedNesting(html: string): string {
  const readable = html.replace(SIGNS_ALONE, '<');
  return maxOpenIn(readable) > OPEN_MAX ? readable.replace(/<[^>]*>?/g, '') : readable;
}

function maxOpenIn(html: string): number {
  const open = new Map<string, number>();
  let now = 0;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const known = open.get(name) ?? 0;
    const step = slash === '' ? 1 : -Math.min(known, 1);
    if (NEVER_OPEN.has(name)) continue;
    open.set(name, known + step);
    now += step;
    if (now > OPEN_MAX) return now;
  }
  return now;
}
