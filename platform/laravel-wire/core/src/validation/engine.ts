import type { ErrorBag } from '../error-bag';
import type { Clock } from '../php/date-instant';
import { isExactNumber } from '../php/exact-number';
import { isBlankText } from '../php/text';
import { ruleDefinitions } from '../rules/rule-definitions';
import type { RuleContext, RuleDefinition } from '../rules/rule-definition';
import { NUMBERS } from './cast';
import { type ExpandedField, expandFields, isWithin } from './expanded-fields';
import { copyOf, hasPath, removeAt, shown, valueAt } from './input-path';
import { messageFor } from './message';
import type { ParsedRule } from './parser';
import type { Question } from './presence';
import type { RuleSet } from './rule-set';
import { type Run, type RunOptions, lookupsOf, contextOf } from './run-context';

/** Fields with errors after which a bounded run ends: nobody reads more of them. */
const MAX_ERRORS = 500;

export interface Outcome {
  readonly errors: ErrorBag;
  readonly fields: ReadonlyMap<string, ExpandedField>;
  /** without what was excluded */
  readonly input: unknown;
  /** fields that an `exclude…` rule left out */
  readonly excluded: ReadonlySet<string>;
}

/**
 * Runs the rules over an input, in Laravel's order. What only a database can answer is yielded as a question;
 * whoever drives the run sends back whether the rule holds.
 */
export function* runRules(
  set: RuleSet<unknown>,
  input: unknown,
  clock: Clock,
  words: RunOptions,
): Generator<Question, Outcome, boolean> {
  const fields = expandFields(set.fields, input, words.bounded || set.bounded);
  const begun = {
    set,
    input: mayExclude(set) ? copyOf(input) : input,
    clock,
    words,
    fields,
    errors: {},
    failed: 0,
    excluded: new Set<string>(),
    counts: new Map<string, ReadonlyMap<string, number>>(),
  };
  const run: Run = { ...begun, lookups: lookupsOf(begun) };
  for (const field of fields.values()) {
    if (words.bounded && run.failed >= MAX_ERRORS) break;
    if (!words.only(shown(field.name))) continue;
    // The rules of others still see an excluded field, but not what is ruled within it.
    if (isWithin(run.excluded, field.name)) removeAt(run.input, field.name);
    else yield* runField(run, field);
  }
  run.excluded.forEach((name) => removeAt(run.input, name));
  return run;
}

function mayExclude({ fields }: RuleSet<unknown>): boolean {
  return [...fields.values()].flat().some(({ name }) => ruleDefinitions.get(name)?.excludes !== undefined);
}

function* runField(run: Run, field: ExpandedField): Generator<Question, void, boolean> {
  const stopsAtFirst = has(field.rules, 'bail');
  const value = valueAt(run.input, field.name);
  for (const rule of field.rules) {
    const definition = ruleDefinitions.get(rule.name);
    if (definition === undefined) continue;

    const context = contextOf(run, field, value, rule);
    if (definition.excludes?.(context) === true) return void run.excluded.add(field.name);
    const verdict = verdictOn(run, context, definition);
    if (typeof verdict === 'boolean' ? verdict : yield verdict) continue;

    addError(run, shown(field.name), messageFor(context, definition, run.set.messages, run.words.messages));
    if (stopsAtFirst || definition.implicit === true) return;
  }
}

/** A field says the same only once. */
function addError(run: Run, field: string, text: string): void {
  const { errors } = run;
  const earlier = Object.hasOwn(errors, field) ? (errors[field] ?? []) : [];
  if (earlier.length === 0) run.failed += 1;
  if (!earlier.includes(text)) errors[field] = [...earlier, text];
}

/** True where the rule holds, or the question that decides it. */
function verdictOn(run: Run, context: RuleContext, definition: RuleDefinition): boolean | Question {
  if (!applies(context, definition)) return true;
  if (run.words.cast && NUMBERS.has(context.rule) && !isExactNumber(context.value)) return false;
  if (definition.question === undefined) return definition.passes(context);

  const question = definition.question(context);
  const isNeeded = question.kind === 'bytes' || !Object.hasOwn(run.errors, shown(context.field));
  return isNeeded ? question : true;
}

/** True where the rule looks at the field at all: most do not at absent, blank or nullable null ones. */
function applies({ field, value, root, rulesOf }: RuleContext, { implicit }: RuleDefinition): boolean {
  const isThere = value !== undefined || hasPath(root, field);
  if (!isThere && has(rulesOf(), 'sometimes')) return false;
  if (implicit === true) return true;
  if (!isThere || (typeof value === 'string' && isBlankText(value))) return false;

  return !(value === null && has(rulesOf(), 'nullable'));
}

const has = (rules: readonly ParsedRule[], name: string): boolean => rules.some((rule) => rule.name === name);
