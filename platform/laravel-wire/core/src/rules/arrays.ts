import { isNumeric, looselyEqual, phpText } from '../php/text';
import { expandPattern, hasPath, isContainer, valueAt } from '../validation/input-path';
import { type RuleContext, type RuleFamily, listed, onValue } from './rule-definition';

/**
 * True where another entry of the list has an equal value. Numbers equal their texts (`1`, `"1.0"`), unless `strict`;
 * `ignore_case` looks past letter case; `of_entry`, which Laravel lacks, past other entries of `store_many`. Flags equal flags only, where PHP's loose comparison takes any text for true.
 */
function hasTwin({ root, pattern, field, value, parameters, once }: RuleContext): boolean {
  const names = parameters.includes('of_entry') ? inOneEntry(pattern, field) : pattern;
  const counts = once(`${names} ${parameters.join(',')}`, () => countValues(root, names, parameters));
  return (counts.get(sameness(value, parameters)) ?? 0) > 1;
}

/** `data.*.tags.*` for the field `data.3.tags.0` → `data.3.tags.*` */
function inOneEntry(pattern: string, field: string): string {
  const parts = pattern.split('.');
  const entry = parts.indexOf('*');
  return parts.map((part, index) => (index === entry ? (field.split('.')[index] ?? part) : part)).join('.');
}

interface Counted {
  readonly value: unknown;
  count: number;
}

function countValues(root: unknown, pattern: string, modes: readonly string[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, Counted>();
  for (const path of expandPattern(root, pattern).filter((one) => hasPath(root, one))) {
    const value = valueAt(root, path) ?? null;
    const kind = kinds.get(sameness(value, modes)) ?? { value, count: 0 };
    // Laravel takes a filled list as its entries, so it is never one of the values.
    if (!isFilled(value)) kind.count += 1;
    kinds.set(sameness(value, modes), kind);
  }
  const isExact = modes.includes('strict') || modes.includes('ignore_case');
  return new Map([...kinds].map(([key, kind]) => [key, isExact ? kind.count : countLoosely(kind, kinds)]));
}

/** Null and the flags also equal what PHP takes for the same: `false`, `0` and an empty text. */
function countLoosely(kind: Counted, kinds: ReadonlyMap<string, Counted>): number {
  const others = isSpecial(kind.value) ? kinds : specialsOf(kinds);
  return [...others.values()]
    .filter((other) => other !== kind && looselyEqual(other.value, kind.value))
    .reduce((sum, other) => sum + other.count, kind.count);
}

function specialsOf(kinds: ReadonlyMap<string, Counted>): ReadonlyMap<string, Counted> {
  return new Map(
    ['null', 'true', 'false'].flatMap((key) => {
      const kind = kinds.get(key);
      return kind ? [[key, kind] as const] : [];
    }),
  );
}

const isSpecial = (value: unknown): boolean => value === null || typeof value === 'boolean';

const isFilled = (value: unknown): boolean => isContainer(value) && Object.keys(value).length > 0;

/** Equal values have the same text. */
function sameness(value: unknown, modes: readonly string[]): string {
  if (modes.includes('ignore_case') && !isContainer(value)) return phpText(value).toLowerCase();
  if (!modes.includes('strict') && isNumeric(value)) return String(Number(value));

  return isContainer(value) && !isFilled(value) ? '[]' : JSON.stringify(value);
}

const otherKeys = (value: Record<string, unknown>, keys: readonly string[]): string[] =>
  Object.keys(value).filter((key) => !keys.includes(key));

export const arrayRules: RuleFamily = {
  array: onValue(
    (value, keys) => isContainer(value) && (keys.length === 0 || otherKeys(value, keys).length === 0),
  ),
  array_keys: {
    passes: ({ value, parameters }) => isContainer(value) && otherKeys(value, parameters).length === 0,
    placeholders: (context) => {
      const { value, parameters } = context;
      const unexpected = isContainer(value) ? otherKeys(value, parameters) : [];
      return { ...listed(context), unexpected: unexpected.join(', ') };
    },
    refuses: ({ length }) => (length === 0 ? 'it needs the keys.' : null),
  },
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
