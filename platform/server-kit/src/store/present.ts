import { toMinor } from '@kit/money';
import { laravelTimestamp } from '@laravel-wire/core';
import { CURRENCY } from '../base/settings/money';
import { majorFrom, type RawInstant } from './raw';

/** How a record looks on the wire, as its contract says it. */
interface Shown<R> {
  readonly fields: Readonly<Record<string, { kind: string; optional?: true }>>;
  readonly record?: R;
}

/** The columns that a record is shown from. */
type RowOf<R> = Stamped & {
  [K in keyof R as K extends keyof Stamped ? never : K]: R[K] | (string extends R[K] ? Date : never);
};

/**
 * Shows rows as their record's fields say. Refused by the type check where an entity lacks a column.
 *
 * @param computed  fields that are no columns, from the row and what else the presenter is given
 */
export function presenterOf<
  R extends ReturnType<typeof baseFields>,
  T = unknown,
  K extends keyof R = never,
  A extends unknown[] = [],
>(
  { fields }: Shown<R>,
  computed?: (row: T, ...given: A) => Pick<R, K>,
): (row: T & RowOf<Omit<R, K>>, ...given: A) => R {
  const members = Object.entries(fields);
  return (row, ...given) => {
    const own: object = computed?.(row, ...given) ?? {};
    const shown: Record<string, unknown> = baseFields(row);
    for (const [name, { kind, optional }] of members) {
      if (Object.hasOwn(own, name)) shown[name] = Reflect.get(own, name);
      else if (!optional) shown[name] = wireValue(kind, Reflect.get(row, name));
    }
    return shown as R;
  };
}

export function wireValue(kind: string, value: unknown): unknown {
  if (kind === 'money') return wireMoney(value as number | null);
  return kind === 'instant' ? wireInstant(value as Date | null) : value;
}

/** A record's own, whether an entity's or a row's. */
export interface Stamped {
  id: number;
  created_at: RawInstant;
  updated_at: RawInstant;
  deleted_at: RawInstant | null;
}

/** Id and stamps of a record as the wire shows them. */
export function baseFields(record: Stamped) {
  return {
    id: record.id,
    created_at: wireStamp(record.created_at),
    updated_at: wireStamp(record.updated_at),
    deleted_at: wireInstant(record.deleted_at),
  };
}

export function wireInstant(instant: RawInstant | null): string | null {
  return instant === null ? null : wireStamp(instant);
}

/** An instant as the wire shows it. Of a stored text it is the same digits: lists have hundreds, and need no Date. */
export function wireStamp(instant: RawInstant): string {
  if (instant instanceof Date) return laravelTimestamp(instant);
  const milliseconds = instant.slice(20, 23).padEnd(3, '0');
  return `${instant.slice(0, 10)}T${instant.slice(11, 19)}.${milliseconds}000Z`;
}

/** Minor units to the wire's major units. */
export function wireMoney(minor: number): number;
export function wireMoney(minor: number | null): number | null;
export function wireMoney(minor: number | null): number | null {
  return minor === null ? null : majorFrom(minor);
}

/** The wire's major units to minor units; what was not sent stays not sent. */
export function readMoney(major: number): number;
export function readMoney(major: number | null): number | null;
export function readMoney(major: number | null | undefined): number | null | undefined;
export function readMoney(major: number | null | undefined): number | null | undefined {
  return major == null ? major : toMinor(major, CURRENCY);
}
