import { looselyEqual, phpText } from '../php/text';
import { expandPattern, isContainer } from '../validation/input-path';
import { type RuleContext, type RuleFamily, listed, onValue } from './rule-definition';

/** Whether another entry of the same list has an equal value; `strict` and `ignore_case` change what is equal. */
function hasTwin({ root, pattern, field, value, parameters, get }: RuleContext): boolean {
  const others = expandPattern(root, pattern).filter((path) => path !== field);
  return others.map((path) => get(path)).some((other) => isTwin(value, other, parameters));
}

function isTwin(a: unknown, b: unknown, modes: readonly string[]): boolean {
  if (modes.includes('ignore_case')) return phpText(a).toLowerCase() === phpText(b).toLowerCase();

  return modes.includes('strict') ? a === b : looselyEqual(a, b);
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
