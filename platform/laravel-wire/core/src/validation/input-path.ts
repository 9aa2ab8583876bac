import { isFile } from '../rules/is-file';

/** The value at a dotted path; undefined when there is nothing. A key's own dot is written as below. */
export const valueAt = (root: unknown, path: string): unknown => find(root, path)?.value;

/** True where there is something at the path, be it null. */
export const hasPath = (root: unknown, path: string): boolean => find(root, path) !== undefined;

/** The same, with objects and lists of its own. */
export function copyOf(value: unknown): unknown {
  if (!isContainer(value)) return value;

  return Array.isArray(value)
    ? value.map(copyOf)
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
}

/** Takes out what stands at a path; a list ends with the last entry that it still has. */
export function removeAt(root: unknown, path: string): void {
  const end = path.lastIndexOf('.');
  const parent = end < 0 ? root : valueAt(root, path.slice(0, end));
  if (!isContainer(parent)) return;

  delete parent[keyOf(path.slice(end + 1))];
  while (Array.isArray(parent) && parent.length > 0 && !Object.hasOwn(parent, parent.length - 1))
    parent.length -= 1;
}

/** An object or list, which both are arrays to PHP; a file is none. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isFile(value);
}

/** Limit of a list's entries, by its name's parts: `data`, `data.*.photos`. */
export type LongestList = (pattern: string) => number;

/**
 * The paths of all values that a pattern with `*` stands for; a missing last part counts, a missing list does not.
 * Of a pattern that ends with the asterisk, single values come before filled lists and objects: Laravel's order.
 *
 * @param longest  lists with more entries stand for nothing
 */
export function expandPattern(root: unknown, pattern: string, longest?: LongestList): string[] {
  if (!pattern.includes('*')) return [pattern];
  const paths = expand(root, pattern.split('.'), 0, '', longest);
  if (!pattern.endsWith('*')) return paths;

  const isFilled = (path: string): boolean => {
    const value = valueAt(root, path);
    return isContainer(value) && Object.keys(value).length > 0;
  };
  const filled = paths.filter(isFilled);
  return filled.length === 0 ? paths : [...paths.filter((path) => !isFilled(path)), ...filled];
}

/** All single values below a container by dotted path; empty containers count as values. */
export function leaves(value: unknown, prefix = ''): [path: string, value: unknown][] {
  if (!isContainer(value) || Object.keys(value).length === 0) return [[prefix, value]];

  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, prefix === '' ? partOf(key) : `${prefix}.${partOf(key)}`),
  );
}

function find(root: unknown, path: string): { value: unknown } | undefined {
  let current = root;
  // Most paths are one name: no list is made of them.
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = path.indexOf('.', start);
    const key = keyOf(end < 0 ? path.slice(start) : path.slice(start, end));
    if (!isContainer(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return { value: current };
}

function expand(
  value: unknown,
  pattern: readonly string[],
  depth: number,
  path: string,
  longest?: LongestList,
): string[] {
  const head = pattern[depth];
  if (head === undefined) return [path];
  const below = depth === 0 ? '' : `${path}.`;
  if (head !== '*') return expand(valueOf(value, keyOf(head)), pattern, depth + 1, below + head, longest);

  if (longest && sizeOf(value) > longest(pattern.slice(0, depth).join('.'))) return [];
  return keysOf(value).flatMap((key) =>
    expand(valueOf(value, key), pattern, depth + 1, below + partOf(key), longest),
  );
}

/** Entries of a list, members of an object, else none. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;

  return isContainer(value) ? Object.keys(value).length : 0;
}

function keysOf(value: unknown): string[] {
  return isContainer(value) ? Object.keys(value).filter((key) => key !== '__proto__') : [];
}

function valueOf(value: unknown, key: string): unknown {
  return isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Stands for a dot within a key, `{"d.o": 1}`, wherever names are joined by dots; no text of Unicode has it. A rule
 * names such a key with a backslash: `a\.b`.
 */
const DOT = '\uffff';

/** A name as rules write it, with `\.` for a dot within a key. */
export const pathOf = (written: string): string => written.replaceAll('\\.', DOT);

const partOf = (key: string): string => key.replaceAll('.', DOT);

/** Most have none, and are requested at every rule. */
export const keyOf = (part: string): string => (part.includes(DOT) ? part.replaceAll(DOT, '.') : part);

/** A path as people and error bags see it. */
export const shown = keyOf;
