import type { CalendarDate } from '@yard/dates';
import ICAL from 'ical.js';
import { valuesOf } from './calendar-lines';

/** One time of an event; without an end a moment or a day. */
export interface Occurrence {
  event: ICAL.Event;
  start: ICAL.Time;
  end: ICAL.Time | null;
}

/** An event, and its own times that are otherwise. */
export interface Series {
  component: ICAL.Component;
  /** Its lines of dates that are added and left out (RDATE, EXDATE, EXRULE). */
  dates: readonly string[];
  exceptions: readonly ICAL.Event[];
}

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

/** Most occurrences read of an event that repeats: every hour for some four years. */
const MAX_OCCURRENCES = 40_000;
const DAY_SECONDS = 86_400;
const NEVER = '9999-12-31';

/**
 * The times at which an event is no free time, at least those with a day in the window: exceptions always, wherever they
 * were moved from.
 *
 * @throws Error after all that can be read where a part cannot
 */
export function* occurrencesOf(series: Series, window: Window): Generator<Occurrence> {
  const busy = series.exceptions.filter(isBusy);
  for (const event of busy) yield { event, start: event.startDate, end: event.endDate };
  const ranges = series.exceptions.filter((one) => one.modifiesFuture());
  const event = new ICAL.Event(series.component, {
    exceptions: ranges.map(({ component }) => component),
    strictExceptions: false,
  });
  if (!isBusy(event) && !ranges.some(isBusy)) return;
  const out = new LeftOut(series.exceptions.filter((one) => !ranges.includes(one)));
  const isRead = out.read(series.dates, event.startDate, window.to);
  if (event.isRecurring()) yield* repeated(event, ranges, window, out);
  else if (isBusy(event) && !out.has(event.startDate))
    yield { event, start: event.startDate, end: event.endDate };
  if (!(yield* added(event, series.dates, out)) || !isRead) throw new Error('dates cannot be read');
}

function* repeated(
  event: ICAL.Event,
  ranges: readonly ICAL.Event[],
  window: Window,
  out: LeftOut,
): Generator<Occurrence> {
  // A day more than the window on both sides, whatever the zone; more where later ones are moved.
  const longest = Math.max(...[event, ...ranges].map((one) => one.duration.toSeconds()));
  const moved = ranges.map((one) => Math.abs(one.startDate.toUnixTime() - one.recurrenceId.toUnixTime()));
  const days = Math.ceil(Math.max(0, ...moved) / DAY_SECONDS);
  const first = movedBy(window.from, -1 - days - Math.ceil(longest / DAY_SECONDS));
  const last = movedBy(window.to, 1 + days);
  if (endOfSeries(event) < first) return;
  const occurrences = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const start = occurrences.next();
    const written = start?.toString().slice(0, 10);
    if (!written || written > last) return;
    if (written < first || out.has(start)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isBusy(item)) yield { event: item, start: startDate, end: endDate };
  }
  throw new Error('repeats too often');
}

/** Dates that are added one by one. @returns whether all could be read */
function* added(event: ICAL.Event, lines: readonly string[], out: LeftOut): Generator<Occurrence, boolean> {
  let isRead = true;
  if (!isBusy(event)) return isRead;
  for (const value of valuesOf('RDATE', lines)) {
    if (value instanceof ICAL.Period) {
      if (!out.has(value.start)) yield { event, start: value.start, end: value.getEnd() };
    } else if (value instanceof ICAL.Time) {
      if (!out.has(value)) yield { event, start: value, end: endAfter(value, event.duration.toSeconds()) };
    } else {
      isRead = false;
    }
  }
  return isRead;
}

function endAfter(start: ICAL.Time, seconds: number): ICAL.Time {
  const end = start.clone();
  if (start.isDate) end.adjust(Math.max(1, Math.ceil(seconds / DAY_SECONDS)), 0, 0, 0);
  else end.adjust(0, 0, 0, seconds);
  return end;
}

function isBusy(event: ICAL.Event): boolean {
  const isFree = propertyOf(event, 'transp') || propertyOf(event, 'x-microsoft-cdo-busystatus');
  return !['TRANSPARENT', 'FREE'].includes(isFree) && propertyOf(event, 'status') !== 'CANCELLED';
}

export const propertyOf = ({ component }: ICAL.Event, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

/** The day after which none of its rules goes on, as far as that is said. */
function endOfSeries({ component }: ICAL.Event): CalendarDate {
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const ends = rules.map((rule) =>
    rule instanceof ICAL.Recur && rule.until ? rule.until.toString() : NEVER,
  );
  return (ends.sort().at(-1) ?? NEVER).slice(0, 10);
}

function movedBy(day: CalendarDate, days: number): CalendarDate {
  const time = ICAL.Time.fromDateString(day);
  time.adjust(days, 0, 0, 0);
  return time.toString();
}

/** Times of a series that do not take place, or elsewhere: by their instant, or as days. */
class LeftOut {
  private readonly days = new Set<string>();
  private readonly daysOfTimes = new Set<string>();
  private readonly instants = new Set<number>();
  private readonly written = new Set<string>();

  constructor(moved: readonly ICAL.Event[]) {
    for (const { recurrenceId } of moved) this.add(recurrenceId);
  }

  /** @returns whether all could be read */
  read(lines: readonly string[], start: ICAL.Time, to: CalendarDate): boolean {
    let isRead = true;
    for (const value of valuesOf('EXDATE', lines)) {
      if (value instanceof ICAL.Time) this.add(value);
      else isRead = false;
    }
    for (const rule of valuesOf('EXRULE', lines)) {
      if (rule instanceof ICAL.Recur) this.addAll(rule.iterator(start), to);
      else isRead = false;
    }
    return isRead;
  }

  has(start: ICAL.Time): boolean {
    const written = start.toString();
    const day = written.slice(0, 10);
    if (this.days.has(day)) return true;
    if (start.isDate) return this.daysOfTimes.has(day);
    return this.instants.has(start.toUnixTime()) || this.written.has(written);
  }

  private addAll(times: ICAL.RecurIterator, to: CalendarDate): void {
    const last = movedBy(to, 1);
    for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
      const time = times.next();
      if (!time || time.toString().slice(0, 10) > last) return;
      this.add(time.clone());
    }
  }

  private add(time: ICAL.Time): void {
    const written = time.toString();
    if (time.isDate) this.days.add(written);
    else this.daysOfTimes.add(written.slice(0, 10));
    if (time.zone === ICAL.Timezone.localTimezone) this.written.add(written);
    else if (!time.isDate) this.instants.add(time.toUnixTime());
  }
}
