import { laravelTimestamp } from '@laravel-wire/core';
import { toMinor } from '@yard/money';
import type { BaseFields } from '@yard/contracts';
import { CURRENCY } from '../config/money';
import type { BaseRecord } from './base-record';
import { majorFrom } from './minor-units';

/** Id and stamps of a record as the wire shows them. */
export function baseFields(record: BaseRecord): BaseFields {
  return {
    id: record.id,
    created_at: laravelTimestamp(record.created_at),
    updated_at: laravelTimestamp(record.updated_at),
    deleted_at: wireInstant(record.deleted_at),
  };
}

export function wireInstant(instant: Date | null): string | null {
  return instant && laravelTimestamp(instant);
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
