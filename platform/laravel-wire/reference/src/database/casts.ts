import { laravelTimestamp } from '@laravel-wire/core';
import { asPhpArray } from '../php-array';

/** Content of a column, and how a model shows it. */
export type Cast = 'boolean' | 'float' | 'decimal' | 'datetime' | 'date' | 'day' | 'time' | 'json' | 'key';

interface Conversion {
  show(value: unknown): unknown;
  store(value: unknown): unknown;
}

const asIs = (value: unknown): unknown => value;

const conversions: Record<Cast, Conversion> = {
  boolean: { show: isTrue, store: (value) => (isTrue(value) ? 1 : 0) },
  float: { show: Number, store: Number },
  decimal: { show: twoPlaces, store: twoPlaces },
  datetime: { show: (value) => laravelTimestamp(instantOf(value)), store: secondsText },
  date: { show: (value) => laravelTimestamp(instantOf(`${String(value)} 00:00:00`)), store: asIs },
  day: { show: (value) => String(value).slice(0, 10), store: asIs },
  time: { show: asIs, store: (value) => (String(value).length === 5 ? `${String(value)}:00` : value) },
  json: {
    show: (value) => asPhpArray(typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
    store: (value) => JSON.stringify(value),
  },
  // No cast in the recorded models: a number sent as text is shown as that text until it is read again.
  key: { show: asIs, store: Number },
};

export function shown(cast: Cast | undefined, value: unknown): unknown {
  return value === null || cast === undefined ? value : conversions[cast].show(value);
}

export function stored(cast: Cast | undefined, value: unknown): unknown {
  return value === null || cast === undefined ? value : conversions[cast].store(value);
}

/** PHP's idea of a true value. */
function isTrue(value: unknown): boolean {
  return Boolean(value) && value !== '0';
}

function twoPlaces(value: unknown): string {
  return Number(value).toFixed(2);
}

/** A stored time is UTC without saying so. */
function instantOf(value: unknown): Date {
  return value instanceof Date ? value : new Date(`${String(value).replace(' ', 'T')}Z`);
}

function secondsText(value: unknown): string {
  return instantOf(value).toISOString().slice(0, 19).replace('T', ' ');
}
