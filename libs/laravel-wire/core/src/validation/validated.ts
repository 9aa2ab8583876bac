import { castValue } from './cast';
import type { Outcome } from './engine';
import { type ExpandedField, isWithin, parentsOf } from './expanded-fields';
import { hasPath, isContainer, valueAt } from './input-path';

/**
 * The part of the input that rules speak of, in the input's own shape. A list or object with rules for its members
 * keeps only those; an entry of a list in which nothing was ruled stays as an empty object, so that positions hold.
 */
export function validatedInput(
  { fields, excluded }: Outcome,
  input: unknown,
  cast: boolean,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const parents = new Set([...fields.keys()].flatMap(parentsOf));

  for (const field of fields.values()) {
    const value = valueAt(input, field.name);
    const isThere = value !== undefined || hasPath(input, field.name);
    const givesWay = value !== null && parents.has(field.name) && isShape(field);
    if (!isThere || givesWay || isWithin(excluded, field.name)) continue;

    place(result, input, field.name, cast ? castValue(value, field.rules) : value);
  }
  return result;
}

/** A bare `array` or `list` leaves its members to their own rules; `array:a,b` names them itself. */
function isShape({ rules }: ExpandedField): boolean {
  return rules.some(
    ({ name, parameters }) => (name === 'array' || name === 'list') && parameters.length === 0,
  );
}

function place(result: Record<string, unknown>, input: unknown, name: string, value: unknown): void {
  const parts = isContainer(input) && Object.hasOwn(input, name) ? [name] : name.split('.');
  const last = parts.pop() ?? name;
  let target = result;
  let source: unknown = input;
  for (const part of parts) {
    source = isContainer(source) ? source[part] : undefined;
    target = containerAt(target, part, source);
  }
  put(target, last, value);
}

function containerAt(
  target: Record<string, unknown>,
  part: string,
  source: unknown,
): Record<string, unknown> {
  const known = Object.hasOwn(target, part) ? target[part] : undefined;
  if (isContainer(known)) return known;

  const made: unknown = Array.isArray(source) ? [] : {};
  put(target, part, made);
  return made as Record<string, unknown>;
}

function put(target: Record<string, unknown>, part: string, value: unknown): void {
  if (Array.isArray(target)) {
    while (target.length < Number(part)) target.push({});
  }
  if (part !== '__proto__') target[part] = value;
}
