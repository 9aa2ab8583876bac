import type { Clock } from '../php/date-instant';
import { isNumeric } from '../php/text';
import type { Question } from '../validation/presence';
import type { ParsedRule } from '../validation/parser';

/** A rule's view: its field, its parameters and, by questions, the rest of the input. */
export interface RuleContext {
  readonly rule: string;
  /** full name, list positions filled in: `data.0.line1` */
  readonly field: string;
  /** the name in the rule set: `data.*.line1` */
  readonly pattern: string;
  /** undefined when the field is absent */
  readonly value: unknown;
  readonly parameters: readonly string[];
  readonly root: unknown;
  readonly clock: Clock;
  /** any value of the input by dotted name */
  get(field: string): unknown;
  has(field: string): boolean;
  /** the rules of a field (this one by default) */
  rulesOf(field?: string): readonly ParsedRule[];
  /** the name of a field as messages show it */
  nameOf(field: string): string;
  /** counts something once per run: a list may be long, and every entry asks the same */
  once(key: string, count: () => ReadonlyMap<string, number>): ReadonlyMap<string, number>;
}

export type Placeholders = Readonly<Record<string, string>>;

export interface RuleDefinition {
  passes(context: RuleContext): boolean;
  /** what the message shows for `:other`, `:min` … */
  placeholders?(context: RuleContext): Placeholders;
  /** also runs for an absent or empty field, and its failure ends the field */
  readonly implicit?: boolean;
  /** parameters name other fields, so that a `*` in them follows the field's own list position */
  readonly dependent?: boolean;
  /** whether the field is to be left out of everything that follows */
  excludes?(context: RuleContext): boolean;
  /** why the rule cannot be run with these parameters, in a sentence; null where it can */
  refuses?(parameters: readonly string[]): string | null;
  /** checked with the database or a file instead of `passes`; a database is not queried once the field has failed */
  question?(context: RuleContext): Question;
}

export type RuleFamily = Readonly<Record<string, RuleDefinition>>;

export function onValue(passes: (value: unknown, parameters: readonly string[]) => boolean): RuleDefinition {
  return { passes: ({ value, parameters }) => passes(value, parameters) };
}

/** All parameters, as listed in `:values`. */
export const listed = ({ parameters }: RuleContext): Placeholders => ({ values: parameters.join(', ') });

/** Refuses parameters that PHP takes for no numbers, or fewer than `count`. */
export function unlessNumbers(count: number): NonNullable<RuleDefinition['refuses']> {
  return (parameters) =>
    parameters.length >= count && parameters.every(isNumeric)
      ? null
      : `it takes ${count === 1 ? 'a number' : `${count} numbers`}.`;
}
