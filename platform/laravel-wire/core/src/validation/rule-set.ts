import { requireUsable } from '#rules-as-made';
import type { MessageText } from '../messages/message-catalogue';
import { databaseRuleNames, ruleNames } from '../rules/rule-names';
import { pathOf, shown } from './input-path';
import type { InputShape, Line } from './input-shape';
import { type ParsedRule, parseLine } from './parser';

/** Rule lines by field name, in the order in which errors are reported. */
export type RuleLines = Readonly<Record<string, Line>>;

/** Names, texts and bounds of a rule set. */
export interface RuleSetOptions {
  /** names of fields for messages; `data.*.line1` names that field of every entry */
  readonly attributes?: Readonly<Record<string, string>>;
  /** messages by `field.rule`, `field` or `rule`, instead of the catalogue's; by size for `min` and its kin */
  readonly messages?: Readonly<Record<string, MessageText>>;
  /** whether a list that is longer than its rules allow is not looked into, whoever checks */
  readonly bounded?: boolean;
}

/** Rules that were read once; `check` and `@Valid` take them. */
export interface RuleSet<out Input> {
  readonly lines: RuleLines;
  readonly fields: ReadonlyMap<string, readonly ParsedRule[]>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, MessageText>>;
  readonly bounded: boolean;
  /** fields with a rule that only `checkWithDatabase` can decide */
  readonly databaseFields: readonly string[];
  /** carries the type only; never set */
  readonly input?: Input;
}

/** The validated input of a rule set. */
export type InputOf<S> = S extends RuleSet<infer Input> ? Input : never;

type Joined<V extends readonly string[]> = V extends readonly [infer One extends string]
  ? One
  : V extends readonly [infer One extends string, ...infer Rest extends readonly string[]]
    ? `${One},${Joined<Rest>}`
    : string;

/** The rule `in:…` of a list, as Laravel's `Rule::in`; typed where the list is. @param values  without commas */
export function ruleIn<const V extends readonly string[]>(values: V): `in:${Joined<V>}` {
  return `in:${values.join(',')}` as `in:${Joined<V>}`;
}

/**
 * Reads Laravel's rule lines; the type of the validated input comes from the lines themselves.
 *
 * @throws Error when a line names a rule that does not exist, or one that cannot be run as it is written
 */
export function rules<const R extends RuleLines>(
  lines: R,
  options: RuleSetOptions = {},
): RuleSet<InputShape<R>> {
  const fields = new Map(Object.entries(lines).map(([field, line]) => [pathOf(field), parseLine(line)]));
  requireUsable(fields);
  for (const [field, parsed] of fields) parsed.forEach((rule) => requireKnown(field, rule));

  return {
    lines,
    fields,
    attributes: options.attributes ?? {},
    messages: options.messages ?? {},
    bounded: options.bounded ?? false,
    databaseFields: [...fields]
      .filter(([, parsed]) => parsed.some(({ name }) => databaseRuleNames.has(name)))
      .map(([field]) => shown(field)),
  };
}

function requireKnown(field: string, rule: ParsedRule): void {
  if (!ruleNames.has(rule.name)) throw new Error(`Field "${field}" has the unknown rule "${rule.name}".`);
}
