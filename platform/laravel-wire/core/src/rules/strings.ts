import { phpPattern } from '../php/pattern';
import { PatternRefused } from '../php/pattern-refused';
import { isNumeric, phpText } from '../php/text';
import { type RuleDefinition, type RuleFamily, listed, onValue, unlessNumbers } from './rule-definition';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNumber = (value: unknown): value is string | number =>
  isText(value) || typeof value === 'number';

/** `alpha:ascii` keeps to A–Z, else every alphabet's letters and marks count; the whole text must match. */
const alphabet = (unicode: RegExp, ascii: RegExp): RuleDefinition =>
  onValue(
    (value, [kind]) => isTextOrNumber(value) && (kind === 'ascii' ? ascii : unicode).test(phpText(value)),
  );

const pattern = (wanted: boolean): RuleDefinition => ({
  ...onValue(
    (value, [text = '']) => isTextOrNumber(value) && phpPattern(text).test(phpText(value)) === wanted,
  ),
  refuses: ([text = '']) => refusalOf(text),
});

function refusalOf(pattern: string): string | null {
  try {
    phpPattern(pattern);
    return null;
  } catch (error) {
    if (error instanceof PatternRefused) return error.message;
    throw error;
  }
}

/** `starts_with` and its kin: any (or none) of the parameters. */
const affix = (wanted: boolean, fits: (text: string, part: string) => boolean): RuleDefinition => ({
  passes: ({ value, parameters }) =>
    isTextOrNumber(value) && parameters.some((part) => part !== '' && fits(phpText(value), part)) === wanted,
  placeholders: listed,
});

const digitCount = (value: unknown): number => {
  const text = isNumeric(value) || isText(value) ? phpText(value) : 'none';
  return /^\d+(?!\s)$/.test(text) ? text.length : -1;
};
const counted = (
  fits: (count: number, limits: readonly number[]) => boolean,
  ...names: string[]
): RuleDefinition => ({
  passes: ({ value, parameters }) =>
    digitCount(value) >= 0 && fits(digitCount(value), parameters.map(Number)),
  placeholders: ({ parameters }) =>
    Object.fromEntries(names.map((name, index) => [name, parameters[index] ?? ''])),
  refuses: unlessNumbers(names.length),
});

export const stringRules: RuleFamily = {
  string: onValue(isText),
  alpha: alphabet(/^[\p{L}\p{M}]+(?![\s\S])/u, /^[a-zA-Z]+(?![\s\S])/),
  alpha_num: alphabet(/^[\p{L}\p{M}\p{N}]+(?![\s\S])/u, /^[a-zA-Z0-9]+(?![\s\S])/),
  alpha_dash: alphabet(/^[\p{L}\p{M}\p{N}_-]+(?![\s\S])/u, /^[a-zA-Z0-9_-]+(?![\s\S])/),
  // Printable; Laravel's list has two controls that are no blanks.
  ascii: onValue((value) => isText(value) && /^[\t\n\r\x10\x13 -~]*(?![^])/.test(value)),
  lowercase: onValue((value) => isText(value) && value === value.toLowerCase()),
  uppercase: onValue((value) => isText(value) && value === value.toUpperCase()),
  regex: pattern(true),
  not_regex: pattern(false),
  starts_with: affix(true, (text, part) => text.startsWith(part)),
  ends_with: affix(true, (text, part) => text.endsWith(part)),
  doesnt_start_with: affix(false, (text, part) => text.startsWith(part)),
  doesnt_end_with: affix(false, (text, part) => text.endsWith(part)),
  digits: counted((count, [exact]) => count === exact, 'digits'),
  digits_between: counted((count, [min = 0, max = 0]) => count >= min && count <= max, 'min', 'max'),
  min_digits: counted((count, [min = 0]) => count >= min, 'min'),
  max_digits: counted((count, [max = 0]) => count <= max, 'max'),
};
