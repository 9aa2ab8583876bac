import { instant, orNull, type RecordOf, text, whole } from '../fields';
import { described, record } from '../shapes';

export const machineCalendarShape = record('machine_calendar', {
  machine_id: whole,
  url: text,
  last_read_at: described('When its days were last taken over.', orNull(instant)),
  last_error: described('Why it could not be read since then, in words.', orNull(text)),
});
/** A calendar (ICS) of somewhere else, whose events block a machine's days. */
export type MachineCalendarRecord = RecordOf<typeof machineCalendarShape>;
