import type { ErrorBag, RuleSet } from '@laravel-wire/core';

type Check = typeof import('@laravel-wire/core').check;

let check: Check | null = null;

/** The rules' code is not small, and only who fills in a form needs it: it is loaded at the first change. */
export async function prepareChecks(): Promise<void> {
  try {
    const core = await import('@laravel-wire/core');
    check = core.check;
  } catch (error) {
    console.warn('The form is checked by the server alone.', error);
  }
}

/**
 * The server's refusals of a form's values; null without any. At once where the code is loaded, so that nothing can
 * be pressed twice meanwhile; else a promise.
 */
export function errorsIn(
  rules: RuleSet<unknown> | null,
  values: object,
): ErrorBag | null | Promise<ErrorBag | null> {
  if (rules === null) return null;
  return check ? checked(rules, values) : prepareChecks().then(() => checked(rules, values));
}

function checked(rules: RuleSet<unknown>, values: object): ErrorBag | null {
  const result = check?.(rules, values, { now: new Date() });
  return result && !result.ok ? result.errors : null;
}
