import { expandPattern, type LongestList } from './input-path';
import type { ParsedRule } from './parser';

/** A field of one input: `data.1.line1` of the pattern `data.*.line1`; both are equal for a fixed name. */
export interface ExpandedField {
  readonly name: string;
  readonly pattern: string;
  readonly rules: readonly ParsedRule[];
}

/**
 * The fields that rules apply to in this input. Fixed names come first in their order, then those from patterns,
 * pattern by pattern: Laravel's order, which decides the order of the errors.
 *
 * @param isBounded  whether a list that is longer than its rules allow is left out
 */
export function expandFields(
  fields: ReadonlyMap<string, readonly ParsedRule[]>,
  input: unknown,
  isBounded: boolean,
): ReadonlyMap<string, ExpandedField> {
  const expanded = new Map<string, ExpandedField>();
  const longest = isBounded ? longestBy(fields) : undefined;
  for (const [name, rules] of fields) {
    if (!name.includes('*')) expanded.set(name, { name, pattern: name, rules });
  }
  for (const [pattern, rules] of fields) {
    if (pattern.includes('*'))
      expandPattern(input, pattern, longest).forEach((name) => add(expanded, name, pattern, rules));
  }
  return expanded;
}

/** The length that a list's own rules allow: a longer one fails, and its entries need no errors of their own. */
function longestBy(fields: ReadonlyMap<string, readonly ParsedRule[]>): LongestList {
  return (list) => {
    const limits = (fields.get(list) ?? []).flatMap(({ name, parameters }) =>
      name === 'max' || name === 'size' || name === 'between' ? [Number(parameters.at(-1))] : [],
    );
    return Math.min(Infinity, ...limits);
  };
}

/** `data.*.b` beside the field `data.3.a` is `data.3.b`. */
export function followPosition(parameter: string, field: ExpandedField): string {
  if (!parameter.includes('*')) return parameter;
  const parts = field.name.split('.');
  const keys = field.pattern.split('.').flatMap((part, index) => (part === '*' ? [parts[index] ?? ''] : []));
  let next = 0;
  return parameter.replace(/\*/g, (star) => keys[next++] ?? star);
}

/** `data`, `data.1` for `data.1.line1`. */
export function parentsOf(field: string): string[] {
  if (!field.includes('.')) return [];
  const parts = field.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** True where the field or one that holds it is among these. */
export function isWithin(fields: ReadonlySet<string>, field: string): boolean {
  return fields.size > 0 && (fields.has(field) || parentsOf(field).some((parent) => fields.has(parent)));
}

function add(
  expanded: Map<string, ExpandedField>,
  name: string,
  pattern: string,
  rules: readonly ParsedRule[],
): void {
  const earlier = expanded.get(name)?.rules;
  expanded.set(name, { name, pattern, rules: earlier ? [...earlier, ...rules] : rules });
}
