import { looselyEqual, phpText } from '../php/text';
import { isContainer, leaves } from '../validation/input-path';
import { otherName } from './other-field';
import { type RuleContext, type RuleDefinition, type RuleFamily, listed, onValue } from './rule-definition';

const isArrayRuled = ({ rulesOf }: RuleContext): boolean => rulesOf().some(({ name }) => name === 'array');

/** Compared as text; a list is fine if it is ruled to be one and every entry is among the values. */
function isAmong(context: RuleContext): boolean {
  const { value, parameters } = context;
  if (!isContainer(value)) return parameters.includes(phpText(value));

  return (
    isArrayRuled(context) &&
    Object.values(value).every((entry) => !isContainer(entry) && parameters.includes(phpText(entry)))
  );
}

const same: RuleDefinition = {
  passes: ({ value, parameters: [other = ''], get }) => isIdentical(value, get(other)),
  placeholders: otherName,
  dependent: true,
};

/** PHP's `===`: same type and value, lists entry by entry; absent is null. */
function isIdentical(a: unknown, b: unknown): boolean {
  if (isContainer(a) && isContainer(b)) return JSON.stringify(a) === JSON.stringify(b);

  return (a ?? null) === (b ?? null);
}

/** Values below `list.*` (or any pattern), as the rule's parameter names them. */
function valuesUnder({ root, parameters: [pattern = ''] }: RuleContext): unknown[] {
  const shape = new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`, 's');
  return leaves(root)
    .filter(([path]) => shape.test(path))
    .map(([, value]) => value);
}

export const choiceRules: RuleFamily = {
  in: { passes: isAmong, placeholders: listed },
  not_in: { passes: (context) => !isAmong(context), placeholders: listed },
  in_array: {
    passes: (context) => valuesUnder(context).some((entry) => isIdentical(entry, context.value)),
    placeholders: otherName,
  },
  same,
  different: {
    passes: ({ value, parameters, get, has }) =>
      !parameters.some((other) => has(other) && isIdentical(value, get(other))),
    placeholders: otherName,
    dependent: true,
  },
  confirmed: {
    passes: ({ value, field, parameters: [other = `${field}_confirmation`], get }) =>
      isIdentical(value, get(other)),
    dependent: true,
  },
  contains: onValue(
    (value, wanted) =>
      isContainer(value) &&
      wanted.every((one) => Object.values(value).some((entry) => looselyEqual(entry, one))),
  ),
  doesnt_contain: {
    passes: ({ value, parameters }) =>
      isContainer(value) && !parameters.some((one) => Object.values(value).includes(one)),
    placeholders: listed,
  },
};
