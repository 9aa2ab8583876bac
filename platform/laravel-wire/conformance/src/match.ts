import { fits } from './placeholders';

/** Differences of two values, a line each: the recorded value, then the actual one; empty when alike. */
export function differences(recorded: unknown, actual: unknown, origin: string, path = ''): string[] {
  if (typeof recorded === 'string') {
    const text = typeof actual === 'number' && recorded.startsWith('<') ? String(actual) : actual;
    return typeof text === 'string' && fits(recorded, text, origin) ? [] : [line(path, recorded, actual)];
  }
  if (Array.isArray(recorded)) {
    return Array.isArray(actual) ? ofLists(recorded, actual, origin, path) : [line(path, recorded, actual)];
  }
  if (isObject(recorded)) {
    return isObject(actual) ? ofObjects(recorded, actual, origin, path) : [line(path, recorded, actual)];
  }
  return recorded === actual ? [] : [line(path, recorded, actual)];
}

/** `"<14 more>"` stands for list entries left out. */
function ofLists(recorded: unknown[], actual: unknown[], origin: string, path: string): string[] {
  let at = 0;
  const found: string[] = [];
  for (const entry of recorded) {
    const more = typeof entry === 'string' ? /^<(\d+) more>$/.exec(entry)?.[1] : undefined;
    if (more === undefined) {
      found.push(...differences(entry, actual[at], origin, `${path}/${at}`));
      at += 1;
    } else {
      at += Number(more);
    }
  }
  const extra = actual.slice(at).map((entry, index) => line(`${path}/${at + index}`, undefined, entry));
  const isShort = at > actual.length;
  return [...found, ...extra, ...(isShort ? [line(`length of ${named(path)}`, at, actual.length)] : [])];
}

/** The order of names counts among errors alone: the summary names the first. */
function ofObjects(
  recorded: Record<string, unknown>,
  actual: Record<string, unknown>,
  origin: string,
  path: string,
): string[] {
  const [wanted, given] = [Object.keys(recorded), Object.keys(actual)];
  const extra = given.filter((name) => !wanted.includes(name));
  const isOrdered = !path.endsWith('/errors') || wanted.join() === given.join();
  return [
    ...wanted.flatMap((name) => differences(recorded[name], actual[name], origin, `${path}/${name}`)),
    ...extra.map((name) => line(`${path}/${name}`, undefined, actual[name])),
    ...(isOrdered ? [] : [line(`order of ${named(path)}`, wanted, given)]),
  ];
}

/**
 * A difference in words: where, and both values.
 *
 * @param path  of a member of the body, as in `/data/3/price`, or what else it is about
 */
export function line(path: string, recorded: unknown, actual: unknown): string {
  return `${named(path)}: ${brief(recorded)} ≠ ${brief(actual)}`;
}

const named = (path: string) => path || 'body';

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
