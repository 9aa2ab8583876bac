import { isAccepted, isDeclined, isMissing } from './emptiness';
import {
  allMissing,
  type Condition,
  not,
  otherAndFirst,
  otherAndValue,
  otherAndValues,
  otherIs,
  otherIsOneOf,
  otherName,
  otherNames,
  someMissing,
} from './other-field';
import type { Placeholders, RuleContext, RuleDefinition, RuleFamily } from './rule-definition';

type Show = (context: RuleContext) => Placeholders;

const isGiven: Condition = ({ value }) => !isMissing(value);
const isPresent: Condition = ({ has, field }) => has(field);
const someThere: Condition = ({ parameters, has }) => parameters.some((field) => has(field));
const allThere: Condition = ({ parameters, has }) => parameters.every((field) => has(field));

/** A demand that holds only while a condition does. */
const demand = (wanted: Condition, when: Condition, placeholders: Show): RuleDefinition => ({
  passes: (context) => !when(context) || wanted(context),
  placeholders,
  implicit: true,
  dependent: true,
});

/** An absent other field never makes a field required, even by `required_if:other,null`. */
const knownOtherIsOneOf: Condition = (context) =>
  context.has(context.parameters[0] ?? '') && otherIsOneOf(context);

export const presenceRules: RuleFamily = {
  required: { passes: isGiven, implicit: true },
  required_if: demand(isGiven, knownOtherIsOneOf, otherAndValue),
  required_if_accepted: demand(isGiven, otherIs(isAccepted), otherName),
  required_if_declined: demand(isGiven, otherIs(isDeclined), otherName),
  required_unless: demand(isGiven, not(otherIsOneOf), otherAndValues),
  required_with: demand(isGiven, not(allMissing), otherNames),
  required_with_all: demand(isGiven, not(someMissing), otherNames),
  required_without: demand(isGiven, someMissing, otherNames),
  required_without_all: demand(isGiven, allMissing, otherNames),
  filled: { passes: (context) => !isPresent(context) || isGiven(context), implicit: true },
  present: { passes: isPresent, implicit: true },
  present_if: demand(isPresent, otherIsOneOf, otherAndValue),
  present_unless: demand(isPresent, not(otherIsOneOf), otherAndFirst),
  present_with: demand(isPresent, someThere, otherNames),
  present_with_all: demand(isPresent, allThere, otherNames),
  missing: { passes: not(isPresent), implicit: true },
  missing_if: demand(not(isPresent), otherIsOneOf, otherAndValue),
  missing_unless: demand(not(isPresent), not(otherIsOneOf), otherAndFirst),
  missing_with: demand(not(isPresent), someThere, otherNames),
  missing_with_all: demand(not(isPresent), allThere, otherNames),
  accepted: { passes: ({ value }) => isAccepted(value), implicit: true },
  accepted_if: demand(({ value }) => isAccepted(value), otherIsOneOf, otherAndValue),
  declined: { passes: ({ value }) => isDeclined(value), implicit: true },
  declined_if: demand(({ value }) => isDeclined(value), otherIsOneOf, otherAndValue),
};
