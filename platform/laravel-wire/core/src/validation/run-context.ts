import type { ErrorBag } from '../error-bag';
import type { Messages } from '../messages/message-catalogue';
import type { Clock } from '../php/date-instant';
import { ruleDefinitions } from '../rules/rule-definitions';
import type { RuleContext } from '../rules/rule-definition';
import { type ExpandedField, followPosition } from './expanded-fields';
import { fieldName, lookup } from './field-name';
import { hasPath, pathOf, shown, valueAt } from './input-path';
import type { ParsedRule } from './parser';
import type { RuleSet } from './rule-set';

/** Texts that a language gives to messages. */
export interface Wording {
  readonly messages: Messages;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface RunOptions extends Wording {
  readonly bounded: boolean;
  /** numbers are going to be cast: what JavaScript's cannot hold is none */
  readonly cast: boolean;
  /** whether a field has rules, by its name as errors have it */
  readonly only: (field: string) => boolean;
}

export interface Run {
  readonly set: RuleSet<unknown>;
  /** a copy where fields may be excluded, which are removed from it */
  readonly input: unknown;
  readonly clock: Clock;
  readonly words: RunOptions;
  readonly fields: ReadonlyMap<string, ExpandedField>;
  readonly errors: ErrorBag;
  failed: number;
  readonly excluded: Set<string>;
  readonly counts: Map<string, ReadonlyMap<string, number>>;
  /** made once: a rule set has many rules */
  readonly lookups: Pick<RuleContext, 'get' | 'has' | 'nameOf' | 'once'>;
}

/** View of one rule of one field. */
export function contextOf(run: Run, field: ExpandedField, value: unknown, rule: ParsedRule): RuleContext {
  const isDependent = field.pattern.includes('*') && ruleDefinitions.get(rule.name)?.dependent === true;

  return {
    rule: rule.name,
    field: field.name,
    pattern: field.pattern,
    value,
    parameters: isDependent ? rule.parameters.map((name) => followPosition(name, field)) : rule.parameters,
    root: run.input,
    clock: run.clock,
    rulesOf: (name) => rulesOf(run, name === undefined ? field.name : pathOf(name)),
    get: run.lookups.get,
    has: run.lookups.has,
    nameOf: run.lookups.nameOf,
    once: run.lookups.once,
  };
}

/** Lookups of rules in the whole input. */
export function lookupsOf(run: Omit<Run, 'lookups'>): Run['lookups'] {
  const { input } = run;
  return {
    get: (name) => valueAt(input, pathOf(name)),
    has: (name) => hasPath(input, pathOf(name)),
    nameOf: (name) => nameOf(run, pathOf(name)),
    once: (key, count) => countOnce(run, key, count),
  };
}

function rulesOf({ fields, words }: Run, path: string): readonly ParsedRule[] {
  return words.only(shown(path)) ? (fields.get(path)?.rules ?? []) : [];
}

function nameOf({ set, words, fields }: Omit<Run, 'lookups'>, path: string): string {
  const isFromPattern = fields.get(path)?.pattern.includes('*') ?? false;
  return lookup(set.attributes, path) ?? fieldName(path, words.attributes, isFromPattern);
}

function countOnce(
  { counts }: Omit<Run, 'lookups'>,
  key: string,
  count: () => ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const made = counts.get(key) ?? count();
  counts.set(key, made);
  return made;
}
