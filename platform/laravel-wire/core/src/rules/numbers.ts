import { isMultipleOf } from '../php/exact-number';
import { isNumeric, isWhole, phpText, phpTrim } from '../php/text';
import { type RuleFamily, onValue, unlessNumbers } from './rule-definition';

/** At most 19 digits fit into 64 bits. */
const WHOLE = /^[+-]?(0|[1-9]\d{0,18})$/;
const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;

/** PHP's FILTER_VALIDATE_INT: blanks around are fine, leading zeros and exponents are not; 64 bits; true is 1. */
function isInteger(value: unknown): boolean {
  if (typeof value === 'number') return isWhole(value);
  if (typeof value !== 'string') return value === true;

  const text = phpTrim(value);
  if (!WHOLE.test(text)) return false;

  const number = BigInt(text.replace(/^\+/, ''));
  return number >= SMALLEST && number <= LARGEST;
}

function decimalPlaces(value: number | string): number | null {
  const match = /^[+-]?\d*(?:\.(\d*))?$/.exec(phpText(value));
  return match === null ? null : (match[1] ?? '').length;
}

const isMultiple = (value: unknown, [factor]: readonly string[]): boolean =>
  isNumeric(value) && isNumeric(factor) && isMultipleOf(phpText(value), factor);

const BOOLEANS: readonly unknown[] = [true, false, 0, 1, '0', '1'];

export const numberRules: RuleFamily = {
  integer: onValue((value, [mode]) => isInteger(value) && (mode !== 'strict' || typeof value === 'number')),
  numeric: onValue((value, [mode]) => isNumeric(value) && (mode !== 'strict' || typeof value === 'number')),
  boolean: onValue((value, [mode]) =>
    mode === 'strict' ? typeof value === 'boolean' : BOOLEANS.includes(value),
  ),
  decimal: {
    passes: ({ value, parameters: [min = '0', max = min] }) => {
      const places = isNumeric(value) ? decimalPlaces(value) : null;
      return places !== null && places >= Number(min) && places <= Number(max);
    },
    placeholders: ({ parameters }) => ({ decimal: parameters.slice(0, 2).join('-') }),
    refuses: unlessNumbers(1),
  },
  multiple_of: { ...onValue(isMultiple), placeholders: ({ parameters: [value = ''] }) => ({ value }) },
};
