import { addDays, type CalendarDate, eachDay, todayIn } from '@yard/dates';
import { clipped } from '@yard/contracts/cut-text';
import ICAL from 'ical.js';
import { type CalendarText, calendarsIn } from './calendar-lines';
import { registerZones, zoneNamed } from './calendar-zones';

/** Which days are looked at, at a machine's place. */
export interface CalendarWindow {
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
}

export interface CalendarDays {
  /** In order. */
  days: CalendarDate[];
  /** What the events that could not be read are called. */
  unread: string[];
}

/** What an event that repeats is followed for at most: every hour for some four years. */
const MAX_OCCURRENCES = 40_000;
const DAY_SECONDS = 86_400;
const NEVER = '9999-12-31';
/** A name is shown to the owner, beside others. */
const NAME_MAX = 40;

/** The zones of a reading: where the machine is, and of times that name none. */
interface Reading extends CalendarWindow {
  floating: ICAL.Timezone | null;
}

/**
 * The days on which a calendar (ICS) has events. Events that are cancelled, or shown as free time, are none; one that
 * cannot be read takes no day and is named.
 *
 * @throws Error for a text that is no calendar
 */
export function daysOfCalendar(text: string, window: CalendarWindow): CalendarDays {
  const days = new Set<CalendarDate>();
  const unread: string[] = [];
  for (const calendar of calendarsIn(text)) {
    registerZones(calendar.zones, calendar.events);
    const reading = { ...window, floating: calendar.zone === null ? null : zoneNamed(calendar.zone) };
    for (const { name, event } of eventsOf(calendar, unread)) {
      try {
        for (const day of daysOfEvent(event, reading)) days.add(day);
      } catch {
        unread.push(name);
      }
    }
  }
  return { days: [...days].sort(), unread };
}

interface Named {
  name: string;
  component: ICAL.Component;
}

/** A series holds those of its events that are otherwise; one without its series stands for itself. */
function eventsOf({ events }: CalendarText, unread: string[]): { name: string; event: ICAL.Event }[] {
  const all = events.flatMap((lines) => readEvent(lines, unread) ?? []);
  const isException = ({ component }: Named) => component.hasProperty('recurrence-id');
  const series = new Set(all.filter((one) => !isException(one)).map(uidOf));
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const one of all.filter(isException))
    exceptions.set(uidOf(one), [...(exceptions.get(uidOf(one)) ?? []), one.component]);
  return all
    .filter((one) => !isException(one) || !series.has(uidOf(one)))
    .map((one) => {
      const own = isException(one) ? [] : (exceptions.get(uidOf(one)) ?? []);
      const event = new ICAL.Event(one.component, { exceptions: own, strictExceptions: false });
      return { name: one.name, event };
    });
}

const uidOf = ({ component }: Named) => String(component.getFirstPropertyValue('uid') ?? '');

/** Each by itself: what is wrong in one says nothing of the others. */
function readEvent(lines: readonly string[], unread: string[]): Named | null {
  const name = nameOf(lines);
  try {
    const text = ['BEGIN:VEVENT', ...lines.filter((line) => !/^SUMMARY/i.test(line)), 'END:VEVENT'];
    const component = ICAL.Component.fromString(text.join('\r\n'));
    const start = component.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time) || Number.isNaN(start.toUnixTime())) throw new Error('no start');
    return { name, component };
  } catch {
    unread.push(name);
    return null;
  }
}

function nameOf(lines: readonly string[]): string {
  const summary = lines.map((line) => /^SUMMARY[^:]*:(.*)$/i.exec(line)?.[1]?.trim()).find(Boolean);
  const name = (summary ?? 'without a name').replace(/\\(.)/g, '$1');
  return clipped(name, NAME_MAX);
}

function daysOfEvent(event: ICAL.Event, reading: Reading): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (const span of spansOf(event, reading)) {
    const from = span.from > reading.from ? span.from : reading.from;
    const to = span.to < reading.to ? span.to : reading.to;
    days.push(...eachDay(from, to));
  }
  return days;
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

function* spansOf(event: ICAL.Event, reading: Reading): Generator<Days> {
  if (!event.isRecurring()) {
    if (isBusy(event)) yield daysBetween(event.startDate, event.endDate, reading);
    return;
  }
  const exceptions = Object.values(event.exceptions);
  if (!isBusy(event) && !exceptions.some(isBusy)) return;
  // A day more than the window on both sides: whatever the zone.
  const days = Math.ceil(event.duration.toSeconds() / DAY_SECONDS);
  const [first, last] = [addDays(reading.from, -1 - days), addDays(reading.to, 1)];
  if (endOfSeries(event) < first) return;
  const occurrences = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const start = occurrences.next();
    const written = start?.toString().slice(0, 10);
    if (!written || written > last) return;
    if (written < first && exceptions.length === 0) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isBusy(item)) yield daysBetween(startDate, endDate, reading);
  }
  throw new Error('repeats too often');
}

/** The day after which none of its rules goes on, as far as that is said. */
function endOfSeries({ component }: ICAL.Event): CalendarDate {
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const ends = rules.map((rule) =>
    rule instanceof ICAL.Recur && rule.until ? rule.until.toString() : NEVER,
  );
  const days = component.hasProperty('rdate') || ends.length === 0 ? NEVER : ends.sort().at(-1);
  return (days ?? NEVER).slice(0, 10);
}

function isBusy({ component }: ICAL.Event): boolean {
  const property = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return property('transp') !== 'TRANSPARENT' && property('status') !== 'CANCELLED';
}

/** The end is the first moment after the event. */
function daysBetween(start: ICAL.Time, end: ICAL.Time | null, reading: Reading): Days {
  const last = end && end.compare(start) > 0 ? end.clone() : start.clone();
  if (end && end.compare(start) > 0) last.adjust(last.isDate ? -1 : 0, 0, 0, last.isDate ? 0 : -1);
  return { from: dayOf(start, reading), to: dayOf(last, reading) };
}

/** A day is one at the machine's place; so is a time of no zone that is known, unless its calendar names one. */
function dayOf(time: ICAL.Time, { zone, floating }: Reading): CalendarDate {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (time.isDate || (isFloating && !floating)) return time.toString().slice(0, 10);
  if (!isFloating || !floating) return todayIn(zone, new Date(time.toUnixTime() * 1000));
  const there = time.clone();
  there.zone = floating;
  return todayIn(zone, new Date(there.toUnixTime() * 1000));
}
