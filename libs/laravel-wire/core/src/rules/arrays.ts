import { isNumeric } from '../php/text';
import { expandPattern, isContainer, valueAt } from '../validation/input-path';
import { type RuleContext, type RuleFamily, listed, onValue } from './rule-definition';

/**
 * Whether another entry of the same list has an equal value. Numbers equal their texts (`1`, `"1.0"`), unless `strict`;
 * `ignore_case` looks past letter case. Flags equal flags only, where PHP's loose comparison takes any text for true.
 */
function hasTwin({ root, pattern, value, parameters, once }: RuleContext): boolean {
  const counts = once(`${pattern} ${parameters.join(',')}`, () => countValues(root, pattern, parameters));
  return (counts.get(sameness(value, parameters)) ?? 0) > 1;
}

function countValues(root: unknown, pattern: string, modes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of expandPattern(root, pattern)) {
    const key = sameness(valueAt(root, path), modes);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Equal values have the same text. */
function sameness(value: unknown, modes: readonly string[]): string {
  if (modes.includes('ignore_case') && typeof value === 'string') return JSON.stringify(value.toLowerCase());
  if (!modes.includes('strict') && isNumeric(value)) return String(Number(value));

  return JSON.stringify(value ?? null);
}

export const arrayRules: RuleFamily = {
  array: onValue(
    (value, keys) =>
      isContainer(value) && (keys.length === 0 || Object.keys(value).every((key) => keys.includes(key))),
  ),
  list: onValue(Array.isArray),
  distinct: { passes: (context) => !hasTwin(context) },
  required_array_keys: {
    passes: ({ value, parameters }) =>
      isContainer(value) && parameters.every((key) => Object.hasOwn(value, key)),
    placeholders: listed,
  },
  in_array_keys: {
    passes: ({ value, parameters }) =>
      isContainer(value) && parameters.some((key) => Object.hasOwn(value, key)),
    placeholders: listed,
  },
};
