import { Parser } from 'htmlparser2';

/** Text of HTML without its marks: paragraphs, cells and lines are apart from each other. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentag: (name) => void (BLOCKS.has(name) && parts.push(' ')),
    onclosetag: (name) => void (BLOCKS.has(name) && parts.push(' ')),
  });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Elements that begin and end a line. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main marquee menu nav noframes ol ' +
    'optgroup p pre search section summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
);
const IN_TABLE = new Set(['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

/**
 * The HTML with an element that `known` has in place of each other block: taken away alone, it would run together the
 * words around it. So would a cell outside of a table, which browsers leave out. Tags are renamed where they stand, so
 * that what they close is closed.
 */
export function blocksApart(html: string, known: ReadonlySet<string>): string {
  const parts: string[] = [];
  let [at, tables] = [0, 0];
  const rename = (name: string, sign: number, isImplied: boolean) => {
    const isLost = IN_TABLE.has(name) && tables === 0;
    if (isImplied || !BLOCKS.has(name) || (known.has(name) && !isLost)) return;
    const start = parser.startIndex + sign;
    if (html.slice(start, start + name.length).toLowerCase() !== name) return;
    parts.push(html.slice(at, start), standInFor(name));
    at = start + name.length;
  };
  const parser = new Parser({
    onopentag(name, _attributes, isImplied) {
      rename(name, 1, isImplied);
      if (name === 'table') tables += 1;
    },
    onclosetag(name, isImplied) {
      if (name === 'table') tables -= 1;
      rename(name, 2, isImplied);
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(at);
}

const standInFor = (name: string): string => (/^h\d$/.test(name) ? (name === 'h1' ? 'h2' : 'h4') : 'div');
