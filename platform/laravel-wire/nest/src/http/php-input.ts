type Leaf = string | File;
type Tree = { [key: string]: Tree | Leaf };
export type PhpInput = { [key: string]: PhpInput | PhpInput[] | Leaf };

/** Smaller than PHP's max_input_vars and max_input_nesting_level. */
export const MAX_PAIRS = 1000;
const MAX_DEPTH = 16;
/** A longer name is no field's: whatever quotes it would grow with each of its rules. */
const MAX_NAME = 1000;

/**
 * Reads a query string or a form as PHP does: `a[]=1&a[]=2` is a list, `a[k]=v` an object; a name has
 * underscores for its dots and blanks; later values win. All values are texts.
 */
export function parsePhpInput(text: string): PhpInput {
  const pairs = text.split('&', MAX_PAIRS).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
  });
  return parsePhpPairs(pairs);
}

/** Same as `parsePhpInput`, for names and values that are decoded already, and for files. A name ends at a NUL. */
export function parsePhpPairs(pairs: readonly [name: string, value: Leaf][]): PhpInput {
  const root: Tree = {};
  const places: Places = new Map();
  for (const [name, value] of pairs.slice(0, MAX_PAIRS)) {
    const path = name.length > MAX_NAME ? [] : pathOf(name.replace(/^ +|\0.*$/gs, ''));
    if (path[0]) put(root, path, value, places);
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, settle(value)]));
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open > 0 && !name.includes(']', open)) return [name.replace(/[ .[]/g, '_')];
  const top = (open < 0 ? name : name.slice(0, open)).replace(/[ .]/g, '_');
  return [top, ...keysIn(name)];
}

/** Contents of brackets, pair behind pair; a blank is nothing. A bracket that is never closed ends it, as does a text. */
function keysIn(name: string): string[] {
  const keys: string[] = [];
  let open = name.indexOf('[');
  while (open >= 0 && keys.length < MAX_DEPTH) {
    const close = name.indexOf(']', open);
    if (close < 0) break;
    keys.push(name.slice(open + 1, close).replace(/^[ \t-\r]$/, ''));
    open = name[close + 1] === '[' ? close + 1 : -1;
  }
  return keys;
}

/** The next free place of each list, cached: to look for it among the entries would cost each of them once more. */
type Places = Map<Tree, number>;

function put(root: Tree, path: string[], value: Leaf, places: Places): void {
  if (path.includes('__proto__')) return;
  const last = path.length - 1;
  const node = path.slice(0, last).reduce((parent, part, index) => {
    const key = keyIn(parent, part, index, places);
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
    const next: Tree = child === undefined || isLeaf(child) ? {} : child;
    parent[key] = next;
    return next;
  }, root);
  node[keyIn(node, path[last] ?? '', last, places)] = value;
}

/** An empty pair of brackets is the next place of a list. */
function keyIn(node: Tree, part: string, depth: number, places: Places): string {
  const next = places.get(node) ?? 0;
  const key = part === '' && depth > 0 ? String(next) : part;
  if (/^\d+$/.test(key)) places.set(node, Math.max(next, Number(key) + 1));
  return key;
}

const isLeaf = (value: Tree | Leaf): value is Leaf => typeof value === 'string' || value instanceof File;

function settle(value: Tree | Leaf): PhpInput | PhpInput[] | Leaf {
  if (isLeaf(value)) return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  const entries = keys.map((key) => [key, settle(value[key] ?? '')] as const);
  return isList ? entries.map(([, entry]) => entry as PhpInput) : Object.fromEntries(entries);
}

const BLANK = 0x20;
const PLUS = 0x2b;
const PERCENT = 0x25;

/** Byte by byte: a stray percent sign stands for itself, as in PHP, and the rest is read all the same. */
function decode(text: string): string {
  if (!text.includes('%')) return text.replaceAll('+', ' ');
  const bytes = Buffer.from(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const read = byte === PERCENT ? valueOf(bytes[at + 1]) * 16 + valueOf(bytes[at + 2]) : NaN;
    bytes[length] = Number.isNaN(read) ? (byte === PLUS ? BLANK : byte) : read;
    at += Number.isNaN(read) ? 0 : 2;
    length += 1;
  }
  return bytes.toString('utf8', 0, length);
}

/** Value of a hexadecimal digit; NaN for anything else. */
function valueOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : NaN;
}
