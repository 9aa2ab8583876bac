import type { BatchName } from '@yard/contracts';
import { addDays, type CalendarDate, type ClockTime, instantOf, todayIn } from '@yard/dates';

export interface Slot {
  /** Unique, and in order of time for one batch. */
  key: string;
  instant: Date;
}

/** The last slot that has come. Each day has one: a skipped time is an hour later, a doubled one the first. */
export function lastSlot(name: BatchName, at: ClockTime, zone: string, now: Date): Slot {
  const today = todayIn(zone, now);
  const slot = slotOn(name, today, at, zone);
  return slot.instant <= now ? slot : slotOn(name, addDays(today, -1), at, zone);
}

function slotOn(name: BatchName, day: CalendarDate, at: ClockTime, zone: string): Slot {
  return { key: `${name} ${day}`, instant: instantOf(day, at, zone) };
}
