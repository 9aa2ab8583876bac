import { instantFromFormat, refusalOfFormat } from '../php/date-format';
import { instantOf, namesDay } from '../php/date-instant';
import { readDateText } from '../php/date-text';
import { isNumeric, phpText } from '../php/text';
import type { RuleContext, RuleDefinition, RuleFamily } from './rule-definition';

type Order = (a: number, b: number) => boolean;

const areEqual: Order = (a, b) => a === b;

const MS_PER_SECOND = 1000;
const YEAR_10000 = 253_402_300_800;

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || isNumeric(value);

/** The field's own format, if it has one; both sides of a comparison are read in it first. */
function formatOf(context: RuleContext, field: string): string | undefined {
  return context.rulesOf(field).find(({ name }) => name === 'date_format')?.parameters[0];
}

function readInstant({ clock }: RuleContext, value: unknown, format?: string): number | null {
  if (!isTextOrNumber(value)) return null;

  const text = phpText(value);
  const exact = format === undefined ? null : instantFromFormat(format, text, clock.timeZone);
  return exact ?? (isUnixTime(value) ? unixTime(value) : instantOf(text, clock));
}

/** Carbon 3 takes numbers for Unix times, and their texts, too, unless they are up to 14 plain digits. */
function isUnixTime(value: string | number): boolean {
  if (typeof value === 'number' || value.startsWith('@')) return true;

  return isNumeric(value) && !/^\d{1,14}\n?$/.test(value);
}

/** Carbon adds up the numbers of a text between other signs, `1e3` is 4 seconds, and reads no year of five digits. */
function unixTime(value: string | number): number | null {
  if (typeof value === 'number') return value * MS_PER_SECOND;

  const parts = value.replace(/^@/, '').split(/[^\d.]+/);
  const sum = parts.reduce((seconds, part) => seconds + (Number.parseFloat(part) || 0), 0);
  return sum < YEAR_10000 ? (/^@?-/.test(value) ? -sum : sum) * MS_PER_SECOND : null;
}

function isOrdered(context: RuleContext, order: Order): boolean {
  const [other = ''] = context.parameters;
  if (!isTextOrNumber(context.value)) return false;

  const format = formatOf(context, context.field);
  return format === undefined
    ? isOrderedFreely(context, other, order)
    : isOrderedInFormat(context, other, format, order);
}

/** Compares to the second. An unreadable side is null, which PHP compares with a number as false with true, or false: 0. */
function isOrderedFreely(context: RuleContext, other: string, order: Order): boolean {
  const limit = readInstant(context, other) ?? readInstant(context, context.get(other));
  const actual = readInstant(context, context.value);
  if (actual !== null && limit !== null) return order(wholeSecond(actual), wholeSecond(limit));

  return order === areEqual ? actual === limit : order(truthOf(actual), truthOf(limit));
}

const truthOf = (instant: number | null): number => (instant === null || wholeSecond(instant) === 0 ? 0 : 1);

const wholeSecond = (instant: number): number => Math.floor(instant / MS_PER_SECOND);

/** An absent other field lets everything pass where there is a format. */
function isOrderedInFormat(context: RuleContext, other: string, format: string, order: Order): boolean {
  const otherFormat = formatOf(context, other) ?? format;
  const literal = readInstant(context, other, otherFormat);
  if (literal === null && (context.get(other) ?? null) === null) return true;

  const limit = literal ?? readInstant(context, context.get(other), otherFormat);
  const actual = readInstant(context, context.value, format);
  return actual !== null && limit !== null && order(actual, limit);
}

/** A text of several words is no field's name: unread it would be taken for a field that is never there. */
const unread = ([other = '']: readonly string[]): string | null =>
  /\s/.test(other.trim()) && readDateText(other) === null ? `"${other}" is no date that is read here.` : null;

const ordered = (order: Order): RuleDefinition => ({
  refuses: unread,
  passes: (context) => isOrdered(context, order),
  placeholders: (context) => {
    const [other = ''] = context.parameters;
    return { date: instantOf(other, context.clock) === null ? context.nameOf(other) : other };
  },
  dependent: true,
});

export const dateRules: RuleFamily = {
  date: { passes: ({ value }) => isTextOrNumber(value) && namesDay(phpText(value)) },
  date_format: {
    passes: ({ value, parameters }) =>
      isTextOrNumber(value) &&
      parameters.some((format) => instantFromFormat(format, phpText(value), 'UTC') !== null),
    placeholders: ({ parameters: [format = ''] }) => ({ format }),
    refuses: (formats) => formats.map(refusalOfFormat).find((reason) => reason !== null) ?? null,
  },
  date_equals: ordered(areEqual),
  after: ordered((a, b) => a > b),
  after_or_equal: ordered((a, b) => a >= b),
  before: ordered((a, b) => a < b),
  before_or_equal: ordered((a, b) => a <= b),
};
