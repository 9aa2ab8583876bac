const CLOSING: Record<string, string> = { '{': '}', '[': ']' };
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE =
  /\\(?:["\\/bfnrt]|u(?:(?![dD][89a-fA-F])[\da-fA-F]{4}|[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}))/y;

const [QUOTE, BACKSLASH, BLANK] = [0x22, 0x5c, 0x20];
const BLANKS = new Set(Array.from(' \t\r\n', (sign) => sign.charCodeAt(0)));

/** True where PHP takes the text: as JSON.parse, but for halves of surrogate pairs. Makes no values: they take time. */
export function isJsonText(text: string): boolean {
  const open: string[] = [];
  let at = afterBlanks(text, 0);

  while (at !== -1) {
    const closing = CLOSING[text[at] ?? ''];
    const inside = closing ? afterBlanks(text, at + 1) : -1;
    if (closing && text[inside] !== closing) {
      open.push(closing);
      at = afterNameIn(closing, text, inside);
      continue;
    }
    at = closing ? inside + 1 : afterSingle(text, at);
    while (at !== -1) {
      at = afterBlanks(text, at);
      const last = open.at(-1);
      if (last === undefined) return at === text.length;
      if (text[at] === ',') {
        at = afterNameIn(last, text, afterBlanks(text, at + 1));
        break;
      }
      at = text[at] === open.pop() ? at + 1 : -1;
    }
  }
  return false;
}

/** @returns where the match is over, -1 without one */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Sign by sign: nearly everywhere there is none, and a pattern would take its time to say so. */
function afterBlanks(text: string, start: number): number {
  let at = start;
  while (BLANKS.has(text.charCodeAt(at))) at += 1;
  return at;
}

/** Entries of a list have no name. */
function afterNameIn(closing: string, text: string, at: number): number {
  if (closing === ']') return at;
  const name = text[at] === '"' ? afterSingle(text, at) : -1;
  const colon = name === -1 ? -1 : afterBlanks(text, name);
  return text[colon] === ':' ? afterBlanks(text, colon + 1) : -1;
}

function afterSingle(text: string, start: number): number {
  if (text.charCodeAt(start) !== QUOTE) return after(SCALAR, text, start);
  let at = start + 1;
  while (at !== -1 && at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at = after(ESCAPE, text, at);
    else at = code < BLANK ? -1 : at + 1;
  }
  return -1;
}
