import { isNumeric, phpText, textLength } from '../php/text';
import { sizeOf as entriesOf } from '../validation/input-path';
import type { SizedText } from '../messages/message-catalogue';
import { isFile } from './is-file';
import { type RuleContext, type RuleDefinition, type RuleFamily, unlessNumbers } from './rule-definition';

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'numeric', 'decimal']);
const COMPARING: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte']);
const BYTES_PER_KILOBYTE = 1024;

/**
 * What a field's size is measured in; decided by its other rules, except that `gt` and its kin (and files) ask the
 * value.
 */
export function sizeKind({ rule, rulesOf, value }: RuleContext): keyof SizedText {
  const ruled = rulesOf();
  if (ruled.some(({ name }) => NUMERIC.has(name)) || (COMPARING.has(rule) && isNumeric(value)))
    return 'numeric';
  if (ruled.some(({ name }) => name === 'array' || name === 'list')) return 'array';

  return isFile(value) ? 'file' : 'string';
}

/** The number itself for numeric fields, entries of a list, kilobytes of a file, else characters. */
function sizeOf(context: RuleContext, value: unknown): number {
  if (isNumeric(value) && sizeKind(context) === 'numeric') return Number(value);
  if (isFile(value)) return value.size / BYTES_PER_KILOBYTE;
  if (typeof value === 'object' && value !== null) return entriesOf(value);

  return textLength(phpText(value));
}

const limit = (
  fits: (size: number, limits: readonly number[]) => boolean,
  ...names: string[]
): RuleDefinition => ({
  passes: (context) => fits(sizeOf(context, context.value), context.parameters.map(Number)),
  placeholders: ({ parameters }) =>
    Object.fromEntries(names.map((name, index) => [name, parameters[index] ?? ''])),
  refuses: unlessNumbers(names.length),
});

/** `gt` and its kin: against a number, or against another field of the same type. */
const comparison = (fits: (a: number, b: number) => boolean): RuleDefinition => ({
  passes: (context) => {
    const {
      value,
      parameters: [written = ''],
    } = context;
    const other = context.get(written) ?? null;
    if (isNumeric(written))
      return other === null && isNumeric(value) && fits(sizeOf(context, value), Number(written));
    if (sizeKind(context) === 'numeric' && isNumeric(value) && isNumeric(other))
      return fits(Number(value), Number(other));

    return isSameType(value, other) && fits(sizeOf(context, value), sizeOf(context, other));
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
  min: limit((size, [min = NaN]) => size >= min, 'min'),
  max: limit((size, [max = NaN]) => size <= max, 'max'),
  size: limit((size, [exact]) => size === exact, 'size'),
  between: limit((size, [min = NaN, max = NaN]) => size >= min && size <= max, 'min', 'max'),
  gt: comparison((a, b) => a > b),
  gte: comparison((a, b) => a >= b),
  lt: comparison((a, b) => a < b),
  lte: comparison((a, b) => a <= b),
};
