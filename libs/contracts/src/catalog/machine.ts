import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, DETAILS_MAX, TITLE_MAX } from '../record';
import { TITLE_RULES, TITLED } from '../users/name';
import type { AttributeFilters, AttributeValue } from './machine-attribute';
import { factRules } from './machine-facts';
import { machinePart } from './machine-part';
import type { MachineRecord } from './machine-records';
import type { TakenSpan } from './records';

export const machineFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  machine_type_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
  lat: 'nullable|required_with:lng,radius|numeric|between:-90,90',
  lng: 'nullable|required_with:lat,radius|numeric|between:-180,180',
  radius: 'nullable|numeric|min:0|max:25000',
  from: 'nullable|required_with:to,flexible_days|date_format:Y-m-d',
  to: 'nullable|required_with:from,flexible_days|date_format:Y-m-d|after_or_equal:from',
  flexible_days: 'nullable|integer|min:1',
  // `1e999` is a number to PHP, and infinite.
  price_min: 'nullable|numeric|between:0,999999999999',
  price_max: 'nullable|numeric|between:0,999999999999',
  delivery: 'nullable|boolean',
  /** Matches any spelling: `john-deere` is John Deere. */
  manufacturer: `nullable|string|max:${TITLE_MAX}`,
  year_min: 'nullable|integer|between:1900,2100',
  year_max: 'nullable|integer|between:1900,2100',
  hours_max: 'nullable|numeric|between:0,1000000',
  /** `attributes[dig_depth][min]`, `[max]`, `[is]`: read by `readAttributeFilters`. */
  attributes: 'nullable|array|max:20',
  /** Adds a count to each choice: `facets` of the response. */
  facets: 'nullable|boolean',
});

export const machineType = defineRecord<MachineRecord>({
  endpoint: machinePart.endpoint,
  sortBy: 'created_at',
  channel: 'machines',
  filters: machineFilters,
  sorts: ['created_at', 'daily_rate', 'distance', 'relevance', 'total'],
});

export const TURNAROUND_MAX_DAYS = 60;

const rate = `nullable|numeric|decimal:0,2|min:0|max:${AMOUNT_MAX}` as const;
const optional = {
  description: `nullable|string|max:${DETAILS_MAX}`,
  ...factRules,
  /** Validated by `readAttributes` with the type's schema. */
  attributes: 'nullable|array',
  daily_rate: rate,
  weekly_rate: rate,
  monthly_rate: rate,
  tank_amount: rate,
  cleaning_amount: rate,
  minimum_days: 'nullable|integer|between:1,365',
  turnaround_days: `nullable|integer|between:0,${TURNAROUND_MAX_DAYS}`,
  instant_book: 'nullable|boolean',
  call_off: 'nullable|boolean',
  address_id: 'nullable|integer',
} as const;

/** Defaults: docs/wire.md section 3. */
export const MACHINE_DEFAULTS = {
  minimum_days: 1,
  turnaround_days: 0,
  instant_book: false,
  call_off: false,
} as const;

export const machineRules = rules(
  {
    machine_type_id: 'required|integer|exists:machine_types,id',
    subject: ['required', ...TITLE_RULES],
    ...optional,
  },
  TITLED,
);
export type MachineInput = WithAttributes<InputOf<typeof machineRules>>;

export const updateMachineRules = rules(
  {
    machine_type_id: 'sometimes|required|integer|exists:machine_types,id',
    subject: ['sometimes', 'required', ...TITLE_RULES],
    ...optional,
  },
  TITLED,
);
export type UpdateMachineInput = WithAttributes<InputOf<typeof updateMachineRules>>;

/** The rules call an object a list, as PHP does. Null removes a value; values that are not named stay. */
type WithAttributes<Input> = Omit<Input, 'attributes'> & {
  attributes?: Record<string, AttributeValue | null> | null;
};

/** Filters of the list as they arrive, those given. */
export type MachineFilters = Omit<InputOf<typeof machineFilters>, 'attributes'> & {
  attributes?: AttributeFilters | null;
};

export const availabilityRules = rules({
  from: 'required|date_format:Y-m-d',
  to: 'required|date_format:Y-m-d|after_or_equal:from',
});

export type AvailabilityInput = InputOf<typeof availabilityRules>;

/** The longest span one availability call may ask for, in days: docs/wire.md section 3. */
export const AVAILABILITY_MAX_DAYS = 400;

export function takenSpanOn(day: string, taken: readonly TakenSpan[]): TakenSpan | undefined {
  return taken.find(({ from, to }) => from <= day && day <= to);
}

/** Why no machine can stand at an address whose postal code has no place in the table. */
export const PLACE_UNKNOWN =
  'We don’t know this ZIP code, so you can’t list a machine there. Check it; machines in Puerto Rico and other territories can’t be listed yet.';

/** Errors by field that keep a draft from being published: empty when it may be. */
export function missingForPublishing(machine: { daily_rate: unknown; address_id: unknown }) {
  const errors: Record<string, string[]> = {};
  if (machine.daily_rate === null)
    errors.daily_rate = ['A machine needs a daily rate before it is published.'];
  if (machine.address_id === null) errors.address_id = ['A machine needs an address before it is published.'];
  return errors;
}
