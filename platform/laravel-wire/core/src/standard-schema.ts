import { normalizeInput } from './normalize-input';
import { type CheckOptions, check } from './validation/check';
import { isContainer } from './validation/input-path';
import type { RuleSet } from './validation/rule-set';

type Issue = { readonly message: string; readonly path: readonly (number | string)[] };
type Result<Input> = { readonly value: Input; readonly issues?: undefined } | { readonly issues: Issue[] };

/** Version 1 of https://standardschema.dev, always answered at once. */
export interface StandardSchema<Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'laravel-wire';
    readonly validate: (value: unknown) => Result<Input>;
    /** carries the types only; never set */
    readonly types?: { readonly input: Input; readonly output: Input };
  };
}

/**
 * The rule set, which libraries that take a Standard Schema take too. Not every set is one, so that pages which only
 * write rules down have no need of what they do. Each text is an issue; `exists` and `unique` hold, as for `check`.
 */
export function standardSchema<Input>(
  set: RuleSet<Input>,
  options: CheckOptions = {},
): RuleSet<Input> & StandardSchema<Input> {
  const validate = (given: unknown): Result<Input> => {
    const input = normalizeInput(given);
    const checked = check(set, input, options);
    if (checked.ok) return { value: checked.input };

    const issues = Object.entries(checked.errors).flatMap(([name, texts]) =>
      texts.map((message) => ({ message, path: pathIn(input, name.split('.')) })),
    );
    return { issues };
  };
  return { ...set, '~standard': { version: 1, vendor: 'laravel-wire', validate } };
}

/** The keys that a name's parts are: a number in a list, several parts where the key itself has a dot. */
function pathIn(value: unknown, parts: readonly string[]): (number | string)[] {
  if (parts.length === 0) return [];

  const names = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  const taken = isContainer(value) ? names.findIndex((name) => Object.hasOwn(value, name)) : -1;
  const [key = '', rest] = [names[Math.max(0, taken)], parts.slice(Math.max(0, taken) + 1)];
  const inner: unknown = isContainer(value) ? value[key] : undefined;
  return [Array.isArray(value) && /^\d+$/.test(key) ? Number(key) : key, ...pathIn(inner, rest)];
}
