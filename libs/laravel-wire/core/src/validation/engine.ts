import type { ErrorBag } from '../error-bag';
import type { Messages } from '../messages/message-catalogue';
import type { Clock } from '../php/date-instant';
import { phpTrim } from '../php/text';
import { ruleDefinitions } from '../rules/rule-definitions';
import type { RuleContext, RuleDefinition } from '../rules/rule-definition';
import { type ExpandedField, expandFields, followPosition } from './expanded-fields';
import { fieldName } from './field-name';
import { hasPath, valueAt } from './input-path';
import { messageFor } from './message';
import type { ParsedRule } from './parser';
import type { PresenceQuestion } from './presence';
import type { RuleSet } from './rule-set';

export interface Outcome {
  readonly errors: ErrorBag;
  readonly fields: ReadonlyMap<string, ExpandedField>;
  /** fields that an `exclude…` rule left out */
  readonly excluded: ReadonlySet<string>;
}

interface Run {
  readonly set: RuleSet<unknown>;
  readonly input: unknown;
  readonly clock: Clock;
  readonly catalogue: Messages;
  readonly fields: ReadonlyMap<string, ExpandedField>;
  readonly errors: ErrorBag;
  readonly excluded: Set<string>;
}

/**
 * Runs the rules over an input, in Laravel's order. What only a database can answer is yielded as a question;
 * whoever drives the run sends back whether the rule holds.
 */
export function* runRules(
  set: RuleSet<unknown>,
  input: unknown,
  clock: Clock,
  catalogue: Messages,
): Generator<PresenceQuestion, Outcome, boolean> {
  const fields = expandFields(set.fields, input);
  const run: Run = { set, input, clock, catalogue, fields, errors: {}, excluded: new Set() };
  for (const field of fields.values()) {
    if (!isExcluded(run, field.name)) yield* runField(run, field);
  }
  return run;
}

function* runField(run: Run, field: ExpandedField): Generator<PresenceQuestion, void, boolean> {
  const stopsAtFirst = field.rules.some(({ name }) => name === 'bail');
  for (const rule of field.rules) {
    const definition = ruleDefinitions.get(rule.name);
    if (definition === undefined) continue;

    const context = contextOf(run, field, rule, definition);
    if (definition.excludes?.(context) === true) return void run.excluded.add(field.name);
    if (yield* holds(run, context, definition)) continue;

    addError(run, field.name, messageFor(context, definition, run.set.messages, run.catalogue));
    if (stopsAtFirst || definition.implicit === true) return;
  }
}

function addError({ errors }: Run, field: string, text: string): void {
  const earlier = Object.hasOwn(errors, field) ? (errors[field] ?? []) : [];
  errors[field] = [...earlier, text];
}

function* holds(
  run: Run,
  context: RuleContext,
  definition: RuleDefinition,
): Generator<PresenceQuestion, boolean, boolean> {
  if (!applies(context, definition)) return true;
  if (definition.question === undefined) return definition.passes(context);

  return Object.hasOwn(run.errors, context.field) || (yield definition.question(context));
}

/** Whether the rule looks at the field at all: most do not at absent, blank or nullable null ones. */
function applies({ field, value, root, rulesOf }: RuleContext, { implicit }: RuleDefinition): boolean {
  const isThere = hasPath(root, field);
  const names = new Set(rulesOf().map(({ name }) => name));
  if (names.has('sometimes') && !isThere) return false;
  if (implicit === true) return true;
  if (!isThere || (typeof value === 'string' && phpTrim(value) === '')) return false;

  return !(names.has('nullable') && value === null);
}

function contextOf(
  run: Run,
  field: ExpandedField,
  rule: ParsedRule,
  definition: RuleDefinition,
): RuleContext {
  const { input, fields, set } = run;
  const parameters =
    definition.dependent === true ? rule.parameters.map((p) => followPosition(p, field)) : rule.parameters;

  return {
    rule: rule.name,
    field: field.name,
    pattern: field.pattern,
    value: valueAt(input, field.name),
    parameters,
    root: input,
    clock: run.clock,
    get: (name) => valueAt(input, name),
    has: (name) => hasPath(input, name),
    rulesOf: (name = field.name) => fields.get(name)?.rules ?? [],
    nameOf: (name) => fieldName(name, set.attributes, fields.get(name)?.pattern.includes('*') ?? false),
  };
}

/** A field goes with the parent that was left out. */
function isExcluded({ excluded }: Run, field: string): boolean {
  return [...excluded].some((name) => field === name || field.startsWith(`${name}.`));
}
