import { isAccepted, isDeclined } from '../rules/emptiness';
import { isNumeric } from '../php/text';
import type { ParsedRule } from './parser';

/** Rules that make a number of a value. */
export const NUMBERS: ReadonlySet<string> = new Set(['integer', 'numeric', 'decimal']);
const FLAGS: ReadonlySet<string> = new Set(['boolean', 'accepted', 'declined']);

/** A valid value in the type its rules name: `"12.5"` is 12.5 for `numeric`, `"1"` is true for `boolean`. */
export function castValue(value: unknown, rules: readonly ParsedRule[]): unknown {
  if (rules.some(({ name }) => NUMBERS.has(name)))
    return isNumeric(value) || value === true ? Number(value) : value;
  if (rules.some(({ name }) => FLAGS.has(name))) return castFlag(value);

  return value;
}

function castFlag(value: unknown): unknown {
  if (isAccepted(value)) return true;

  return isDeclined(value) ? false : value;
}
