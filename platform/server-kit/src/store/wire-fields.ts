import { laravelTimestamp } from '@laravel-wire/core';
import { toMinor } from '@kit/money';
import { CURRENCY } from '../base/settings/money';
import { majorFrom } from './minor-units';
import type { RawInstant } from './raw';

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
