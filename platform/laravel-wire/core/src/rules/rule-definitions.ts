import { arrayRules } from './arrays';
import { choiceRules } from './choices';
import { databaseRules } from './database';
import { dateRules } from './dates';
import { fileRules } from './files';
import { formatRules } from './formats';
import { numberRules } from './numbers';
import { presenceRules } from './presence';
import type { Placeholders, RuleContext, RuleDefinition, RuleFamily } from './rule-definition';
import { sizeRules } from './sizes';
import { stringRules } from './strings';
import { isAccepted, isDeclined, isMissing } from './emptiness';
import {
  type Condition,
  not,
  otherAndValue,
  otherAndValues,
  otherIs,
  otherIsOneOf,
  otherName,
  otherNames,
  someMissing,
} from './other-field';

/** Change how the others run and never fail themselves. */
const modifiers: RuleFamily = {
  bail: { passes: () => true },
  nullable: { passes: () => true },
  sometimes: { passes: () => true },
};

const always: Condition = () => true;
const otherIsThere: Condition = ({ has, parameters: [other = ''] }) => has(other);

/** Nothing may be given while the condition holds; what `required` calls missing is nothing. */
const refusal = (when: Condition, placeholders?: (context: RuleContext) => Placeholders): RuleDefinition => ({
  passes: (context) => !when(context) || isMissing(context.value),
  placeholders,
  dependent: true,
});

/** Always passes; the field is dropped while the condition holds. */
const exclusion = (excludes: Condition): RuleDefinition => ({
  passes: () => true,
  excludes,
  dependent: true,
});

/** Rules that keep a field out: with an error (`prohibited…`) or in silence (`exclude…`). */
const refusalRules: RuleFamily = {
  prohibited: refusal(always),
  prohibited_if: refusal(otherIsOneOf, otherAndValue),
  prohibited_if_accepted: refusal(otherIs(isAccepted), otherName),
  prohibited_if_declined: refusal(otherIs(isDeclined), otherName),
  prohibited_unless: refusal(not(otherIsOneOf), otherAndValues),
  prohibits: {
    passes: ({ value, parameters, get }) =>
      isMissing(value) || parameters.every((field) => isMissing(get(field))),
    placeholders: (context) => ({ other: otherNames(context).values }),
    dependent: true,
  },
  exclude: exclusion(always),
  exclude_if: exclusion((context) => otherIsThere(context) && otherIsOneOf(context)),
  exclude_unless: exclusion(not(otherIsOneOf)),
  exclude_with: exclusion(otherIsThere),
  exclude_without: exclusion(someMissing),
};

export const ruleDefinitions: ReadonlyMap<string, RuleDefinition> = new Map(
  [
    modifiers,
    presenceRules,
    refusalRules,
    stringRules,
    numberRules,
    sizeRules,
    dateRules,
    choiceRules,
    arrayRules,
    formatRules,
    fileRules,
    databaseRules,
  ].flatMap((family) => Object.entries(family)),
);
