type Tree = { [key: string]: Tree | string };
export type PhpInput = { [key: string]: PhpInput | PhpInput[] | string };

/** As PHP's max_input_vars and max_input_nesting_level, smaller. */
const MAX_PAIRS = 1000;
const MAX_DEPTH = 16;

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

/** As `parsePhpInput`, for names and values that are decoded already. A name ends at a NUL. */
export function parsePhpPairs(pairs: readonly [name: string, value: string][]): PhpInput {
  const root: Tree = {};
  for (const [name, value] of pairs.slice(0, MAX_PAIRS)) {
    const path = pathOf(name.replace(/^ +|\0.*$/gs, ''));
    if (path[0]) {
      put(root, path, value);
    }
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, settle(value)]));
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open > 0 && !name.includes(']', open)) {
    return [name.replace(/[ .[]/g, '_')];
  }
  const top = (open < 0 ? name : name.slice(0, open)).replace(/[ .]/g, '_');
  const keys = open < 0 ? [] : [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [top, ...keys.slice(0, MAX_DEPTH)];
}

function put(root: Tree, path: string[], value: string): void {
  if (path.includes('__proto__')) {
    return;
  }
  const last = path.length - 1;
  const node = path.slice(0, last).reduce((parent, part, index) => {
    const key = keyIn(parent, part, index);
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
    const next: Tree = typeof child === 'object' ? child : {};
    parent[key] = next;
    return next;
  }, root);
  node[keyIn(node, path[last] ?? '', last)] = value;
}

/** An empty pair of brackets is the next place of a list. */
function keyIn(node: Tree, part: string, depth: number): string {
  return part === '' && depth > 0 ? nextIndex(node) : part;
}

function nextIndex(node: Tree): string {
  const used = Object.keys(node).filter((key) => /^\d+$/.test(key));
  return String(used.length === 0 ? 0 : Math.max(...used.map(Number)) + 1);
}

function settle(value: Tree | string): PhpInput | PhpInput[] | string {
  if (typeof value === 'string') {
    return value;
  }
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  const entries = keys.map((key) => [key, settle(value[key] ?? '')] as const);
  return isList ? entries.map(([, entry]) => entry as PhpInput) : Object.fromEntries(entries);
}

function decode(text: string): string {
  const blanks = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(blanks);
  } catch {
    // A stray percent sign stands for itself, as in PHP; the rest is read all the same.
    return blanks.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
      Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
    );
  }
}
