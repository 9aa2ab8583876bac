import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { REASON_MAX, SEEN } from '../record';
import type { RentalChangeRecord } from './change-records';
import { type RentalSpan, SPAN_FIELDS, spanOf } from './change-span';
import { SEEN_BACK, SEEN_TERMS } from './seen-terms';

export const rentalChangeType = defineRecord<RentalChangeRecord>({
  endpoint: 'api/rental_requests/{id}/changes',
  sortBy: 'created_at',
  channel: 'rental_requests',
});

/** Body of an offer and of its quote; what is not named stays. */
export const rentalChangeRules = rules({
  start_date: 'sometimes|required|date_format:Y-m-d',
  end_date: 'sometimes|required|date_format:Y-m-d',
  start_time: 'nullable|date_format:H:i',
  end_time: 'nullable|date_format:H:i',
  machine_id: 'sometimes|required|integer',
  message: `nullable|string|max:${REASON_MAX}`,
  ...SEEN_TERMS,
});
export type RentalChangeInput = InputOf<typeof rentalChangeRules>;

export const acceptChangeRules = rules({ ...SEEN, ...SEEN_TERMS });
export type AcceptChangeInput = InputOf<typeof acceptChangeRules>;

export const declineChangeRules = rules({ message: `nullable|string|max:${REASON_MAX}`, ...SEEN });
export type DeclineChangeInput = InputOf<typeof declineChangeRules>;

/** Body of `call_off`; without a day it is today. */
export const callOffRules = rules({ last_day: 'nullable|date_format:Y-m-d', ...SEEN_BACK });
export type CallOffInput = InputOf<typeof callOffRules>;

/** The rental as somebody wants it. */
export function changedSpan(rental: RentalSpan, input: RentalChangeInput): RentalSpan {
  const given = SPAN_FIELDS.filter((field) => input[field] !== undefined);
  return { ...spanOf(rental), ...Object.fromEntries(given.map((field) => [field, input[field]])) };
}
