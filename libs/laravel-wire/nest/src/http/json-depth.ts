/** As PHP's json_decode: lists and objects within each other. */
const MAX_DEPTH = 512;

/** What matters between texts, and within one: its end, or a backslash with what it escapes. */
const BETWEEN = /["[\]{}]/g;
const WITHIN = /["\\]/g;

const LEVEL: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Whether JSON text has more levels than PHP reads; one pass, whatever the text. Brackets in its texts are no levels. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let at = text.length > 2 * MAX_DEPTH ? 0 : text.length;
  while (at < text.length && depth <= MAX_DEPTH) {
    const found = next(text, BETWEEN, at);
    const mark = text[found] ?? '';
    at = mark === '"' ? endOfText(text, found + 1) : found + 1;
    depth += LEVEL[mark] ?? 0;
  }
  return depth > MAX_DEPTH;
}

function endOfText(text: string, start: number): number {
  let at = next(text, WITHIN, start);
  while (text[at] === '\\') {
    at = next(text, WITHIN, at + 2);
  }
  return at + 1;
}

function next(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}
