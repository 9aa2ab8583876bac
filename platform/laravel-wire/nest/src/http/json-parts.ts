const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * The direct members of the object that these bytes of JSON are, each value as its own bytes; nothing of it is made a
 * value, and what a value consists of is not judged. Of several with one name the last one counts.
 *
 * @param most  how many there may be
 * @returns     null for what is no object, has no end, or has more members
 */
export function membersIn(json: Buffer, most: number): Map<string, Buffer> | null {
  const members = new Map<string, Buffer>();
  let at = behindBlanks(json, 0);
  if (json[at] !== OPEN_OBJECT) return null;
  at = behindBlanks(json, at + 1);
  for (let count = 0; json[at] !== CLOSE_OBJECT; count += 1) {
    if (count >= most || json[at] !== QUOTE) return null;
    const end = endOfText(json, at);
    const name = textOf(json.subarray(at, end));
    at = behindBlanks(json, end);
    if (name === null || json[at] !== COLON) return null;
    at = behindBlanks(json, at + 1);
    const value = json.subarray(at, endOfValue(json, at));
    members.set(name, value);
    at = behindEntry(json, at + value.length, CLOSE_OBJECT);
    if (value.length === 0 || at < 0) return null;
  }
  return isEnd(json, at + 1) ? members : null;
}

/** The same of a list: its entries, each as its own bytes. */
export function entriesIn(json: Buffer, most: number): Buffer[] | null {
  const entries: Buffer[] = [];
  let at = behindBlanks(json, 0);
  if (json[at] !== OPEN_LIST) return null;
  at = behindBlanks(json, at + 1);
  while (json[at] !== CLOSE_LIST) {
    const value = json.subarray(at, endOfValue(json, at));
    if (value.length === 0 || entries.length >= most) return null;
    entries.push(value);
    at = behindEntry(json, at + value.length, CLOSE_LIST);
    if (at < 0) return null;
  }
  return isEnd(json, at + 1) ? entries : null;
}

/** Position where the next entry begins, or the closing sign is; less than 0 where neither follows. */
function behindEntry(json: Buffer, end: number, closing: number): number {
  const at = behindBlanks(json, end);
  if (json[at] === closing) return at;
  const next = behindBlanks(json, at + 1);
  return json[at] === COMMA && json[next] !== closing ? next : -1;
}

function endOfValue(json: Buffer, start: number): number {
  if (json[start] === QUOTE) return endOfText(json, start);
  let depth = 0;
  let at = start;
  while (at < json.length) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfText(json, at);
      continue;
    }
    const closes = byte === CLOSE_LIST || byte === CLOSE_OBJECT;
    if (depth === 0 && (closes || byte === COMMA || byte <= 0x20)) return at;
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    at += 1;
    if (closes && (depth -= 1) === 0) return at;
  }
  return depth === 0 ? at : start;
}

/** Behind its closing mark, or at the end of everything. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return Math.min(at + 1, json.length);
}

function behindBlanks(json: Buffer, start: number): number {
  let at = start;
  while ((json[at] ?? 0xff) <= 0x20) at += 1;
  return at;
}

const isEnd = (json: Buffer, start: number) => behindBlanks(json, start) >= json.length;

function textOf(json: Buffer): string | null {
  try {
    return String(JSON.parse(json.toString('utf8')));
  } catch {
    return null;
  }
}
