import { castValue } from './cast';
import type { Outcome } from './engine';
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

  for (const { name, rules } of fields.values()) {
    const isShape = rules.some(
      (rule) => (rule.name === 'array' || rule.name === 'list') && rule.parameters.length === 0,
    );
    const value = valueAt(input, name);
    const isLeft = excluded.has(name) || parentsOf(name).some((parent) => excluded.has(parent));
    if (isLeft || !hasPath(input, name) || (isShape && value !== null && parents.has(name))) continue;

    place(result, input, name, cast ? castValue(value, rules) : value);
  }
  return result;
}

function parentsOf(field: string): string[] {
  const parts = field.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
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
  Object.defineProperty(target, part, { value, writable: true, enumerable: true, configurable: true });
}
