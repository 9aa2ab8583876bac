import { looselyEqual, phpText } from '../php/text';
import { isMissing } from './emptiness';
import type { Placeholders, RuleContext } from './rule-definition';

export type Condition = (context: RuleContext) => boolean;

export const not =
  (condition: Condition): Condition =>
  (context) =>
    !condition(context);

export const otherIs =
  (test: (value: unknown) => boolean): Condition =>
  ({ get, parameters: [other = ''] }) =>
    test(get(other));

/**
 * `…_if:other,a,b`: whether the other field has one of the values; `true`, `false` and `null` are words for such
 * values.
 */
export function otherIsOneOf(context: RuleContext): boolean {
  const [other = '', ...written] = context.parameters;
  const actual = context.get(other) ?? null;
  const isFlag = typeof actual === 'boolean' || context.rulesOf(other).some(({ name }) => name === 'boolean');
  const isStrict = typeof actual === 'boolean' || actual === null;

  return written
    .map((text) => valueMeant(text, isFlag, actual === null))
    .some((value) => (isStrict ? value === actual : looselyEqual(value, actual)));
}

/** Placeholders of `…_if`: the other field and what it holds. */
export function otherAndValue(context: RuleContext): Placeholders {
  const [other = ''] = context.parameters;
  return { other: context.nameOf(other), value: shownValue(context.get(other)) };
}

/** Placeholders of `…_unless`: the other field and the values of the rule. */
export function otherAndValues(context: RuleContext): Placeholders {
  const [other = '', ...values] = context.parameters;
  return { other: context.nameOf(other), values: values.join(', ') };
}

/** Placeholders of rules that show the first value alone. */
export function otherAndFirst({ nameOf, parameters: [other = '', value = ''] }: RuleContext): Placeholders {
  return { other: nameOf(other), value };
}

export function otherName(context: RuleContext): Placeholders {
  return { other: context.nameOf(context.parameters[0] ?? '') };
}

/** Placeholders of `…_with`: all other fields, `first one / second one`. */
export function otherNames({ parameters, nameOf }: RuleContext): { readonly values: string } {
  return { values: parameters.map((field) => nameOf(field)).join(' / ') };
}

export function someMissing({ parameters, get }: RuleContext): boolean {
  return parameters.some((field) => isMissing(get(field)));
}

export function allMissing({ parameters, get }: RuleContext): boolean {
  return parameters.every((field) => isMissing(get(field)));
}

function valueMeant(text: string, isFlag: boolean, isNull: boolean): unknown {
  if (isFlag && (text === 'true' || text === 'false')) return text === 'true';
  if (isNull && text.toLowerCase() === 'null') return null;

  return text;
}

/** A value as messages show it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'object') return 'array';

  return typeof value === 'boolean' ? String(value) : phpText(value);
}
