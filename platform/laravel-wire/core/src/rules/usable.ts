import type { ParsedRule } from '../validation/parser';
import { ruleDefinitions } from './rule-definitions';

/** Rules of Laravel's that are not here, and what does their work. */
const absentRules: Readonly<Record<string, string>> = {
  active_url: 'write "url", and look the host up where the input is used',
  any_of: 'write the cases as rule sets of their own, and check the input with each',
  can: 'write a policy for the route: @Can of @laravel-wire/nest',
  current_password: 'write "required|string", and compare it with the hash where the input is used',
  encoding: 'write "file", and look at the bytes where the input is used',
  enum: 'write "in:" with the values',
  password: 'write "min:8" and "regex:" for what a password needs; @laravel-wire/nest has passwordProblem',
};

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
