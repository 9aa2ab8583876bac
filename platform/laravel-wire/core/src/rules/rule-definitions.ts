import { arrayRules } from './arrays';
import { choiceRules } from './choices';
import { databaseRules } from './database';
import { dateRules } from './dates';
import { fileRules } from './files';
import { formatRules } from './formats';
import { numberRules } from './numbers';
import { presenceRules } from './presence';
import { refusalRules } from './refusal';
import type { RuleDefinition, RuleFamily } from './rule-definition';
import { sizeRules } from './sizes';
import { stringRules } from './strings';

/** Change how the others run and never fail themselves. */
const modifiers: RuleFamily = {
  bail: { passes: () => true },
  nullable: { passes: () => true },
  sometimes: { passes: () => true },
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
