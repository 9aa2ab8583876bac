import { laravelTimestamp } from '@laravel-wire/core';

type Cast = (value: unknown, parameter: string) => unknown;

const toNumber: Cast = Number;
/** A whole number that JavaScript would change stays the text that it is in the table. */
const toInteger: Cast = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
const toDecimal: Cast = (value, places) => {
  const [whole = '', fraction = ''] = String(value).split('.');
  if (fraction.length > Number(places)) return Number(value).toFixed(Number(places));

  return Number(places) === 0 ? whole : `${whole}.${fraction.padEnd(Number(places), '0')}`;
};
const toList: Cast = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

/** Laravel's casts that have a counterpart in JSON. */
const CASTS: Readonly<Record<string, Cast>> = {
  boolean: (value) => value === true || Number(value) === 1,
  integer: toInteger,
  float: toNumber,
  double: toNumber,
  string: String,
  decimal: toDecimal,
  array: toList,
  json: toList,
  object: toList,
  date: (value) => timeOf(value),
  datetime: (value) => timeOf(value),
};
const ALIASES: Readonly<Record<string, string>> = { bool: 'boolean', int: 'integer' };

/** @throws Error for a cast that is not here */
export function requireCasts(casts: Readonly<Record<string, string>>): void {
  for (const [column, cast] of Object.entries(casts)) {
    if (castNamed(cast) === undefined) {
      throw new Error(`column ${column}: there is no cast "${cast}", only ${Object.keys(CASTS).join(', ')}`);
    }
  }
}

/** A column as Laravel's JSON has it: by its cast, and a time in UTC where its name ends in `_at`. */
export function shownColumn(column: string, value: unknown, cast: string | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (cast !== undefined) return castNamed(cast)?.(value, cast.split(':')[1] ?? '0');
  return column.endsWith('_at') ? timeOf(value) : value;
}

function castNamed(cast: string): Cast | undefined {
  const [name = ''] = cast.split(':');
  const known = ALIASES[name] ?? name;
  return Object.hasOwn(CASTS, known) ? CASTS[known] : undefined;
}

const TIME = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?$/;

function timeOf(value: unknown): unknown {
  if (value instanceof Date) return laravelTimestamp(value);
  if (typeof value !== 'string' || !TIME.test(value)) return value;
  const [day, time = '00:00:00'] = value.split(' ');
  return laravelTimestamp(new Date(`${day}T${time}Z`));
}
