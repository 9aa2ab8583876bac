import type { BatchName } from '@yard/contracts';
import { addDays, type CalendarDate, type ClockTime, instantOf, todayIn } from '@yard/dates';

/** When each batch runs by itself, in APP_TIMEZONE: docs/wire.md section 4. */
export const TIMETABLE: readonly { name: BatchName; at: ClockTime }[] = [
  { name: 'cancel_expired_rental_requests', at: '00:30' },
  { name: 'collect_payment_for_upcoming_rental_requests', at: '06:00' },
  { name: 'close_completed_rental_requests', at: '06:30' },
  { name: 'notify_users_with_missing_machine_returns', at: '07:00' },
];

/** One night's or morning's turn of a batch. */
export interface Slot {
  /** Unique, and in order of time for one batch. */
  key: string;
  instant: Date;
}

/**
 * The last turn of a batch that has come. Every calendar day has exactly one: a time that daylight saving skips is an
 * hour later, one that occurs twice is the first.
 */
export function lastSlot(name: BatchName, at: ClockTime, zone: string, now: Date): Slot {
  const today = todayIn(zone, now);
  const slot = slotOn(name, today, at, zone);
  return slot.instant <= now ? slot : slotOn(name, addDays(today, -1), at, zone);
}

function slotOn(name: BatchName, day: CalendarDate, at: ClockTime, zone: string): Slot {
  return { key: `${name} ${day}`, instant: instantOf(day, at, zone) };
}
