import type { ParsedRule } from '../validation/parser';
import { absentRules } from './absent-rules';
import { ruleDefinitions } from './rule-definitions';

type Fields = ReadonlyMap<string, readonly ParsedRule[]>;

const looked = new WeakSet<Fields>();

/**
 * Rules that cannot be run as they are written are refused when their set is made, and not when an input comes: a rule
 * that is absent here, a pattern that RE2 cannot express, an option that would be passed over in silence.
 *
 * @throws Error naming field, rule and what to write instead
 */
export function requireUsable(fields: Fields): void {
  if (looked.has(fields)) return;
  for (const [field, rules] of fields) rules.forEach((rule) => requireUsableRule(field, rule));
  looked.add(fields);
}

function requireUsableRule(field: string, { name, parameters }: ParsedRule): void {
  const instead = Object.hasOwn(absentRules, name) ? absentRules[name] : undefined;
  if (instead !== undefined) {
    throw new Error(`Field "${field}" has the rule "${name}", which is not here: ${instead}.`);
  }
  const reason = ruleDefinitions.get(name)?.refuses?.(parameters) ?? null;
  if (reason !== null) {
    throw new Error(`Field "${field}" has the rule "${name}:${parameters.join(',')}": ${reason}`);
  }
}
