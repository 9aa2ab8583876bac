import { type ErrorBag, hasErrors } from '../error-bag';
import { en } from '../messages/en';
import type { Messages } from '../messages/message-catalogue';
import type { Clock } from '../php/date-instant';
import { requireUsable } from '../rules/usable';
import { type Outcome, runRules } from './engine';
import { type PresenceVerifier, answerTo } from './presence';
import type { RuleSet } from './rule-set';
import { validatedInput } from './validated';

/** Options of a check. */
export interface CheckOptions {
  /** what `today` and other relative dates count from; the start of 1970 without it, since the engine has no clock */
  readonly now?: Date;
  /** zone of dates that name none; UTC without it */
  readonly timeZone?: string;
  /** texts of another language; English without it */
  readonly messages?: Messages;
  /** names of fields in that language; a rule set's own come first */
  readonly attributes?: Readonly<Record<string, string>>;
  /**
   * whether numbers and flags that came as text are turned into their type (default), and numbers that JavaScript would
   * change are refused; false leaves values as given
   */
  readonly cast?: boolean;
  /** whether too long lists are not looked into, and checking ends after 500 errors; Laravel knows no bound */
  readonly bounded?: boolean;
  /** which fields have rules, by name, `items.0.name`; all without it */
  readonly only?: (field: string) => boolean;
}

/** Options of a check with `exists` and `unique`. */
export interface DatabaseCheckOptions extends CheckOptions {
  readonly presence: PresenceVerifier;
  /** the record being updated, which `unique` does not count; a rule's own id goes before it */
  readonly ignoreId?: number | string;
}

/** The validated input, or all errors by field. */
export type CheckResult<Input> = { ok: true; input: Input } | { ok: false; errors: ErrorBag };

/**
 * Checks an input (after `normalizeInput`) without a database: `exists` and `unique` hold, and so does
 * `dimensions` of any file; the server asks them anew.
 *
 * @returns the validated input, ruled fields only, or all errors in Laravel's order and words
 */
export function check<Input>(
  set: RuleSet<Input>,
  input: unknown,
  options: CheckOptions = {},
): CheckResult<Input> {
  const run = start(set, input, options);
  let step = run.next();
  while (step.done !== true) step = run.next(true);

  return conclude(step.value, options);
}

/** Same as `check`; after a field's earlier rules, `exists` and `unique` read the database, `dimensions` the file. */
export async function checkWithDatabase<Input>(
  set: RuleSet<Input>,
  input: unknown,
  options: DatabaseCheckOptions,
): Promise<CheckResult<Input>> {
  const run = start(set, input, options);
  let step = run.next();
  while (step.done !== true) step = run.next(await answerTo(step.value, options.presence, options.ignoreId));

  return conclude(step.value, options);
}

function start(set: RuleSet<unknown>, input: unknown, options: CheckOptions): ReturnType<typeof runRules> {
  requireUsable(set.fields);
  const clock: Clock = { now: options.now ?? new Date(0), timeZone: options.timeZone ?? 'UTC' };
  return runRules(set, input, clock, {
    messages: options.messages ?? en,
    attributes: options.attributes ?? {},
    bounded: options.bounded ?? false,
    cast: options.cast ?? true,
    only: options.only ?? (() => true),
  });
}

/** The rules that were just checked are what the type was read from. */
function conclude<Input>(outcome: Outcome, options: CheckOptions): CheckResult<Input> {
  if (hasErrors(outcome.errors)) return { ok: false, errors: outcome.errors };

  return { ok: true, input: validatedInput(outcome, options.cast ?? true) as Input };
}
