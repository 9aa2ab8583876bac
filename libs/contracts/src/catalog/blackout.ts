import { type ChangeOfResource, defineResource, type InputOfResource } from '../define-resource';
import { day, orNull, type RecordOf, text, whole } from '../fields';
import { REASON_MAX } from '../record';
import { described } from '../shapes';
import { machinePart } from './machine-part';

/** Days on which an owner keeps a machine back; both ends counted. */
export const blackouts = defineResource({
  name: 'blackout',
  endpoint: 'api/blackouts',
  within: machinePart,
  fields: {
    machine_id: whole,
    start_date: day,
    end_date: day,
    reason: orNull(text),
    machine_calendar_id: described('The outside calendar that blocks them, or null.', orNull(whole)),
  },
  input: {
    start_date: 'required|date_format:Y-m-d',
    end_date: 'required|date_format:Y-m-d|after_or_equal:start_date',
    reason: `nullable|string|max:${REASON_MAX}`,
  },
  // The service checks the span once the unchanged date is filled in.
  change: { end_date: 'sometimes|required|date_format:Y-m-d' },
  sortBy: 'start_date',
});

export const { type: blackoutType, rules: blackoutRules, updateRules: updateBlackoutRules } = blackouts;
export type BlackoutRecord = RecordOf<typeof blackouts>;
export type BlackoutInput = InputOfResource<typeof blackouts>;
export type UpdateBlackoutInput = ChangeOfResource<typeof blackouts>;
