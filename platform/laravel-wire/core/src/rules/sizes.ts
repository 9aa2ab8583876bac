import { compareNumbers } from '../php/exact-number';
import { isNumeric, phpText, phpTrim, textLength } from '../php/text';
import { sizeOf as entriesOf } from '../validation/input-path';
import type { SizedText } from '../messages/message-catalogue';
import { isFile } from './is-file';
import { type RuleContext, type RuleDefinition, type RuleFamily, unlessNumbers } from './rule-definition';

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'numeric', 'decimal']);
const COMPARING: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte']);
const BYTES_PER_KILOBYTE = 1024;
const LARGEST_EXPONENT = 1000;

/**
 * Unit of a field's size; decided by its other rules, except that `gt` and its kin (and files) ask the value.
 */
export function sizeKind({ rule, rulesOf, value }: RuleContext): keyof SizedText {
  const ruled = rulesOf();
  if (ruled.some(({ name }) => NUMERIC.has(name)) || (COMPARING.has(rule) && isNumeric(value)))
    return 'numeric';
  if (ruled.some(({ name }) => name === 'array' || name === 'list')) return 'array';

  return isFile(value) ? 'file' : 'string';
}

/**
 * The number itself for numeric fields, entries of a list, kilobytes of a file, else characters. Laravel compares
 * numbers by their PHP text, so a JSON number counts with fourteen digits and the text of one with all of them.
 */
function sizeOf(context: RuleContext, value: unknown): number | string {
  if (isNumeric(value) && sizeKind(context) === 'numeric') return phpTrim(phpText(value));
  if (isFile(value)) return phpText(value.size / BYTES_PER_KILOBYTE);
  if (typeof value === 'object' && value !== null) return entriesOf(value);

  return textLength(phpText(value));
}

/** Laravel compares no size whose exponent is beyond a thousand: the rule fails. */
function isInRange(size: number | string): boolean {
  if (typeof size === 'number') return true;
  const [, exponent = '0'] = /e([+-]?\d+)/i.exec(size) ?? [];
  return Math.abs(Number(exponent)) <= LARGEST_EXPONENT;
}

/** @param fits  is called with how the size stands to each limit: below 0, 0 or above 0 */
const limit = (fits: (...orders: number[]) => boolean, ...names: string[]): RuleDefinition => ({
  passes: (context) => {
    const size = sizeOf(context, context.value);
    return isInRange(size) && fits(...context.parameters.map((parameter) => compareNumbers(size, parameter)));
  },
  placeholders: ({ parameters }) =>
    Object.fromEntries(names.map((name, index) => [name, parameters[index] ?? ''])),
  refuses: unlessNumbers(names.length),
});

/** `gt` and its kin: against a number, or against another field of the same type. */
const comparison = (fits: (order: number) => boolean): RuleDefinition => ({
  passes: (context) => {
    const {
      value,
      parameters: [written = ''],
    } = context;
    const other = context.get(written) ?? null;
    const size = sizeOf(context, value);
    if (isNumeric(written))
      return other === null && isNumeric(value) && isInRange(size) && fits(compareNumbers(size, written));
    if (sizeKind(context) === 'numeric' && isNumeric(value) && isNumeric(other))
      return fits(compareNumbers(phpText(value), phpText(other)));

    return isSameType(value, other) && fits(compareNumbers(size, sizeOf(context, other)));
  },
  placeholders: (context) => {
    const [written = ''] = context.parameters;
    const other = context.get(written) ?? null;
    return { value: other === null ? context.nameOf(written) : String(sizeOf(context, other)) };
  },
  dependent: true,
});

/** PHP's types: null is its own, and so is a number with a fraction. */
function isSameType(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Number.isInteger(a) === Number.isInteger(b);

  return typeof a === typeof b && (a === null) === (b === null);
}

export const sizeRules: RuleFamily = {
  min: limit((toMin) => toMin >= 0, 'min'),
  max: limit((toMax) => toMax <= 0, 'max'),
  size: limit((toExact) => toExact === 0, 'size'),
  between: limit((toMin, toMax) => toMin >= 0 && toMax <= 0, 'min', 'max'),
  gt: comparison((order) => order > 0),
  gte: comparison((order) => order >= 0),
  lt: comparison((order) => order < 0),
  lte: comparison((order) => order <= 0),
};
