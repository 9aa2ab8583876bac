import { castValue } from './cast';
import type { Outcome } from './engine';
import { type ExpandedField, isWithin, parentsOf } from './expanded-fields';
import { expandPattern, hasPath, isContainer, keyOf, valueAt } from './input-path';

/**
 * The part of the input that rules speak of, in the input's own shape. A list or object with rules for its members
 * keeps only those. An entry of a list in which nothing was ruled becomes an empty object, so that positions hold;
 * without `cast` it is a hole (Laravel's array then is no list any more).
 */
export function validatedInput({ fields, excluded, input }: Outcome, cast: boolean): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const included = [...fields.values()].filter(({ name }) => !isWithin(excluded, name));
  const inner = included.filter(({ name }) => name.includes('.'));
  const parents = new Set(inner.flatMap(({ name }) => parentsOf(name)));

  for (const field of included) {
    const value = valueAt(input, field.name);
    const isThere = value !== undefined || hasPath(input, field.name);
    const givesWay = value !== null && parents.has(field.name) && isShape(field);
    if (!isThere || givesWay) continue;

    if (cast) place(result, input, field.name, castValue(value, field.rules), putFilling);
    else place(result, input, field.name, value, put);
  }
  if (cast) listWildcards(result, new Set(inner.map(({ pattern }) => pattern)));
  return result;
}

/** A bare `array` or `list` leaves its members to their own rules; `array:a,b` names them itself. */
function isShape({ rules }: ExpandedField): boolean {
  return rules.some(
    ({ name, parameters }) => (name === 'array' || name === 'list') && parameters.length === 0,
  );
}

function place(
  result: Record<string, unknown>,
  input: unknown,
  name: string,
  value: unknown,
  putAt: typeof put,
): void {
  if (!name.includes('.')) return void putAt(result, keyOf(name), value);
  const parts = name.split('.').map(keyOf);
  const last = parts.pop() ?? name;
  let target = result;
  let source: unknown = input;
  for (const part of parts) {
    source = isContainer(source) ? source[part] : undefined;
    target = containerAt(target, part, source, putAt);
  }
  putAt(target, last, value);
}

function containerAt(
  target: Record<string, unknown>,
  part: string,
  source: unknown,
  putAt: typeof put,
): Record<string, unknown> {
  const known = Object.hasOwn(target, part) ? target[part] : undefined;
  if (isContainer(known)) return known;

  const made = Array.isArray(source) ? emptyList() : {};
  putAt(target, part, made);
  return made;
}

function put(target: Record<string, unknown>, part: string, value: unknown): void {
  if (part !== '__proto__') target[part] = value;
}

function putFilling(target: Record<string, unknown>, part: string, value: unknown): void {
  while (Array.isArray(target) && target.length < Number(part)) target.push({});
  put(target, part, value);
}

function emptyList(): Record<string, unknown> {
  const list: unknown = [];
  return list as Record<string, unknown>;
}

/**
 * Makes a list of each object whose members a pattern rules by `*`, so that the input has the type the rules give it.
 * To Laravel an object is an array too, and `{"a": {…}}` passes as one.
 *
 * @param patterns  names in the rule set: `data.*.line1` says that `data` is a list
 */
function listWildcards(input: Record<string, unknown>, patterns: Iterable<string>): void {
  for (const list of listPatterns([...patterns].filter((pattern) => pattern.includes('*')))) {
    for (const path of expandPattern(input, list)) makeList(input, path);
  }
}

/** `a` and `a.*.b` for `a.*.b.*.c`: outer ones first, since a list has other keys than the object it was. */
function listPatterns(patterns: Iterable<string>): Set<string> {
  return new Set(
    [...patterns].flatMap((pattern) => {
      const parts = pattern.split('.');
      return parts.flatMap((part, index) =>
        part === '*' && index > 0 ? [parts.slice(0, index).join('.')] : [],
      );
    }),
  );
}

function makeList(input: Record<string, unknown>, path: string): void {
  const value = valueAt(input, path);
  if (!isContainer(value) || Array.isArray(value)) return;

  const parts = path.split('.');
  const last = parts.pop() ?? path;
  const parent = parts.length === 0 ? input : valueAt(input, parts.join('.'));
  if (isContainer(parent)) parent[keyOf(last)] = Object.values(value);
}
