import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { FleetMachineRecord, FleetSpan } from './fleet-records';

export const FLEET_DAYS = 28;

const fleetFilters = rules({
  /** The first day; today at the machine's place if it is left out. */
  from: 'nullable|date_format:Y-m-d',
  days: 'nullable|integer|between:7,92',
});
export type FleetFilters = InputOf<typeof fleetFilters>;

/** Begins the label of the days since a rental's last one on which its machine is not back. */
export const NOT_BACK = 'Not back: ';

/** @returns  who has the machine still; null for days that are not late */
export const lateRenter = ({ reason, label }: FleetSpan): string | null =>
  reason === 'rental' && label?.startsWith(NOT_BACK) ? label.slice(NOT_BACK.length) : null;

/** An owner's machines with what takes their days: `GET api/fleet`. */
export const fleetType = defineRecord<FleetMachineRecord>({
  endpoint: 'api/fleet',
  sortBy: 'subject',
  direction: 'asc',
  channel: 'fleet',
  filters: fleetFilters,
  sorts: ['subject', 'created_at'],
});
