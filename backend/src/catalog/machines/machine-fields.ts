import { MACHINE_DEFAULTS, type MachineInput, type UpdateMachineInput } from '@yard/contracts';
import type { NewRecord } from '@yard/server/store/unit-of-work';
import { readMoney } from '@yard/server/store/wire-fields';
import type { Machine } from './machine.entity';
import { safeDescription } from './safe-description';

type Written = Omit<
  NewRecord<Machine>,
  | 'user_id'
  | 'attributes'
  | 'published_at'
  | 'withdrawn_at'
  | 'source_id'
  | 'address_id'
  | 'city'
  | 'state'
  | 'lat'
  | 'lng'
  | 'time_zone'
>;

/** All columns that a create takes; what was not sent has its default. */
export function newMachineFields(input: MachineInput): Written {
  return {
    machine_type_id: input.machine_type_id,
    subject: input.subject,
    description: safeDescription(input.description) ?? null,
    manufacturer: input.manufacturer ?? null,
    model: input.model ?? null,
    year: input.year ?? null,
    hours: tenths(input.hours) ?? null,
    daily_rate: readMoney(input.daily_rate) ?? null,
    weekly_rate: readMoney(input.weekly_rate) ?? null,
    monthly_rate: readMoney(input.monthly_rate) ?? null,
    minimum_days: input.minimum_days ?? MACHINE_DEFAULTS.minimum_days,
    turnaround_days: input.turnaround_days ?? MACHINE_DEFAULTS.turnaround_days,
    instant_book: input.instant_book ?? MACHINE_DEFAULTS.instant_book,
  };
}

/** The columns that an update names; null puts a default back where there is one. */
export function changedMachineFields(input: UpdateMachineInput): Partial<Written> {
  return {
    machine_type_id: input.machine_type_id,
    subject: input.subject,
    description: safeDescription(input.description),
    manufacturer: input.manufacturer,
    model: input.model,
    year: input.year,
    hours: tenths(input.hours),
    daily_rate: readMoney(input.daily_rate),
    weekly_rate: readMoney(input.weekly_rate),
    monthly_rate: readMoney(input.monthly_rate),
    minimum_days: input.minimum_days === null ? MACHINE_DEFAULTS.minimum_days : input.minimum_days,
    turnaround_days:
      input.turnaround_days === null ? MACHINE_DEFAULTS.turnaround_days : input.turnaround_days,
    instant_book: input.instant_book === null ? MACHINE_DEFAULTS.instant_book : input.instant_book,
  };
}

/** As the column keeps it on both databases: SQLite would store every decimal. */
function tenths(value: number | null | undefined): number | null | undefined {
  return value == null ? value : Math.round(value * 10) / 10;
}
