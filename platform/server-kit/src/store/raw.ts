import { currencyDecimals } from '@kit/money';
import type { DataSource, EntityManager } from 'typeorm';
import { CURRENCY } from '../base/settings/money';

/** Read once: what Intl knows of a currency takes longer to read than a whole record to show. */
const MINOR_IN_MAJOR = 10 ** currencyDecimals(CURRENCY);

/** A stored decimal, number or text, as minor units. */
export function minorFrom(decimal: number | string): number {
  return Math.round(Number(decimal) * MINOR_IN_MAJOR);
}

/** Minor units as the decimal that is stored and shown. */
export function majorFrom(minor: number): number {
  return minor / MINOR_IN_MAJOR;
}

export type RawInstant = Date | string;

/** One place for each value: `IN (${placesFor(ids)})`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** `IN ('a', 'b')`, of words of the code itself: nothing that comes from outside. */
export function inWords(words: readonly string[]): string {
  return `IN (${words.map((word) => `'${word}'`).join(', ')})`;
}

/** An instant as a raw read gives it: a Date from MySQL, UTC text from SQLite. */
export function instantFrom(value: Date | string): Date;
export function instantFrom(value: Date | string | null): Date | null;
export function instantFrom(value: Date | string | null): Date | null {
  if (value === null || value instanceof Date) return value;
  return new Date(`${value.replace(' ', 'T')}Z`);
}

/** `HH:mm`; a TIME column of an adopted Laravel gives seconds, too. */
export function timeOfDayFrom(value: string | null): string | null {
  return value === null ? null : value.slice(0, 5);
}

/** A flag as a raw read gives it: 0 or 1 on both databases. */
export function flagFrom(value: number | boolean): boolean {
  return Boolean(value);
}

/** An instant as both databases store it, `2026-11-20 01:30:47.123` in UTC: to compare with. */
export function storedInstant(instant: Date): string {
  return instant.toISOString().replace('T', ' ').replace('Z', '');
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

/**
 * The database's time, one for all processes: who holds what, and for how long, must not depend on whose clock is
 * right. What happened when, in the records, is the application's `Clock`.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const now =
    manager.dataSource.options.type === 'mysql' ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
  const [row] = await manager.query<{ at: RawInstant }[]>(`SELECT ${now} AS at`);
  if (!row) throw new Error('the database knows no time');
  return instantFrom(row.at);
}
