import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { REASON_MAX } from '../lengths';
import type { BaseFields } from '../record';

/** Days on which an owner keeps a machine back; both ends counted. */
export interface BlackoutRecord extends BaseFields {
  machine_id: number;
  start_date: string;
  end_date: string;
  reason: string | null;
}

export const blackoutType = defineRecord<BlackoutRecord>({
  endpoint: 'api/blackouts',
  sortBy: 'start_date',
  channel: 'blackouts',
});

export const blackoutRules = rules({
  start_date: 'required|date_format:Y-m-d',
  end_date: 'required|date_format:Y-m-d|after_or_equal:start_date',
  reason: `nullable|string|max:${REASON_MAX}`,
});
export type BlackoutInput = InputOf<typeof blackoutRules>;

/** What may be sent to change one: the service checks the span once the kept date is filled in. */
export const updateBlackoutRules = rules({
  start_date: 'sometimes|required|date_format:Y-m-d',
  end_date: 'sometimes|required|date_format:Y-m-d',
  reason: `nullable|string|max:${REASON_MAX}`,
});
export type UpdateBlackoutInput = InputOf<typeof updateBlackoutRules>;
