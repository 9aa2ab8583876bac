import { addDays, type CalendarDate, eachDay, todayIn } from '@yard/dates';
import { clipped } from '@yard/contracts/cut-text';
import ICAL from 'ical.js';
import { later } from '../calendar-spans';
import { type CalendarText, calendarsIn, valuesOf } from './calendar-lines';
import { registerZones, zoneNamed } from './calendar-zones';
import { type Occurrence, occurrencesOf, propertyOf, type Series } from './occurrences';

export interface CalendarWindow {
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
}

export interface CalendarDays {
  days: CalendarDate[];
  unread: string[];
}

const DAY_SECONDS = 86_400;
/** A name is shown to the owner, beside others. */
const NAME_MAX = 40;

/** The zones of a reading: where the machine is, and of times that name none. */
interface Reading extends CalendarWindow {
  floating: ICAL.Timezone | null;
}

/**
 * The days on which a calendar (ICS) has events, or says that its people are busy. Events that are cancelled, or shown as
 * free time, are none; what cannot be read takes no day and is named.
 *
 * @throws Error for a text that is no calendar
 */
export function daysOfCalendar(text: string, window: CalendarWindow): CalendarDays {
  const days = new Set<CalendarDate>();
  const unread: string[] = [];
  for (const calendar of calendarsIn(text)) {
    registerZones(calendar.zones, [...calendar.events, ...calendar.busy]);
    const reading = { ...window, floating: calendar.zone === null ? null : zoneNamed(calendar.zone) };
    const take = ({ from, to }: Days) => {
      const [first, last] = [later(from, window.from), to < window.to ? to : window.to];
      for (const day of eachDay(first, last)) days.add(day);
    };
    for (const { name, series } of seriesOf(calendar, unread)) {
      try {
        for (const one of occurrencesOf(series, window)) take(daysBetween(one, reading));
      } catch {
        unread.push(name);
      }
    }
    if (!takeBusy(calendar.busy, (span) => take(daysBetween(span, reading)))) unread.push('busy times');
    if (calendar.hasHours) unread.push('opening hours');
  }
  return { days: [...days].sort(), unread };
}

/** @returns whether all periods could be read */
function takeBusy(parts: readonly string[][], take: (span: Span) => void): boolean {
  let isRead = true;
  // The free ones say nothing that is not said by silence.
  const lines = parts.flat().filter((line) => !/^FREEBUSY[^:]*;FBTYPE="?FREE"?[;:]/i.test(line));
  for (const period of valuesOf('FREEBUSY', lines)) {
    if (period instanceof ICAL.Period) take({ event: null, start: period.start, end: period.getEnd() });
    else isRead = false;
  }
  return isRead;
}

interface Named {
  name: string;
  component: ICAL.Component;
  dates: string[];
}

/** A series holds those of its events that are otherwise; one without its series stands for itself. */
function seriesOf({ events }: CalendarText, unread: string[]): { name: string; series: Series }[] {
  const all = events.flatMap((lines) => readEvent(lines, unread) ?? []);
  const isException = ({ component }: Named) => component.hasProperty('recurrence-id');
  const series = new Set(all.filter((one) => !isException(one)).map(uidOf));
  const exceptions = new Map<string, ICAL.Event[]>();
  for (const one of all.filter(isException))
    exceptions.set(uidOf(one), [...(exceptions.get(uidOf(one)) ?? []), new ICAL.Event(one.component)]);
  return all
    .filter((one) => !isException(one) || !series.has(uidOf(one)))
    .map((one) => {
      const own = isException(one) ? [] : (exceptions.get(uidOf(one)) ?? []);
      return { name: one.name, series: { component: one.component, dates: one.dates, exceptions: own } };
    });
}

const uidOf = ({ component }: Named) => String(component.getFirstPropertyValue('uid') ?? '');

/** A series of hours may have days and periods in these; ical.js then refuses the whole event. */
const DATES = /^(RDATE|EXDATE|EXRULE)[;:]/i;

function readEvent(lines: readonly string[], unread: string[]): Named | null {
  const name = nameOf(lines);
  try {
    const plain = lines.filter((line) => !/^SUMMARY/i.test(line) && !DATES.test(line));
    const dated = plain.map((line) => line.replace(DASHED_DAY, '$1$2$3$4'));
    const component = ICAL.Component.fromString(['BEGIN:VEVENT', ...dated, 'END:VEVENT'].join('\r\n'));
    const start = component.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time) || Number.isNaN(start.toUnixTime())) throw new Error('no start');
    for (const rule of component.getAllProperties('rrule').map((one) => one.getFirstValue()))
      if (rule instanceof ICAL.Recur) throughLastDay(rule, start);
    return { name, component, dates: lines.filter((line) => DATES.test(line)) };
  } catch {
    unread.push(name);
    return null;
  }
}

/** ical.js reads `2027-02-03`, which some programs write, as 2 December before. */
const DASHED_DAY = /^(DT(?:START|END)[^:]*:)(\d{4})-(\d\d)-(\d\d)$/i;

/** A series of hours may end with a day: the hours of that day belong to it. */
function throughLastDay(rule: ICAL.Recur, { isDate, zone }: ICAL.Time): void {
  if (isDate || !rule.until?.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
}

function nameOf(lines: readonly string[]): string {
  const summary = lines.map((line) => /^SUMMARY[^:]*:(.*)$/i.exec(line)?.[1]?.trim()).find(Boolean);
  const name = (summary ?? 'without a name').replace(/\\(.)/g, '$1');
  return clipped(name, NAME_MAX);
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** `event` is null of what is said of a person alone. */
type Span = Omit<Occurrence, 'event'> & { event: ICAL.Event | null };

/** The end is the first moment after the event. */
function daysBetween(span: Span, reading: Reading): Days {
  const { start, end } = span;
  if (!end || end.compare(start) <= 0) return { from: dayOf(start, reading), to: dayOf(start, reading) };
  const whole = wholeDays(span, end, reading);
  if (whole) return whole;
  return { from: dayOf(start, reading), to: dayOf(before(end), reading) };
}

function before(end: ICAL.Time): ICAL.Time {
  const last = end.clone();
  last.adjust(last.isDate ? -1 : 0, 0, 0, last.isDate ? 0 : -1);
  return last;
}

/** Whole days that are written as midnights: these days, wherever the machine is. Null for hours. */
function wholeDays({ event, start }: Span, end: ICAL.Time, { floating }: Reading): Days | null {
  const isMarked = event !== null && propertyOf(event, 'x-microsoft-cdo-alldayevent') === 'TRUE';
  if (start.isDate) return null;
  if (start.zone === ICAL.Timezone.utcTimezone) return isMarked ? daysAround(start, end, floating) : null;
  const isMidnight = [start, end].every(({ hour, minute, second }) => hour + minute + second === 0);
  return isMarked || isMidnight ? { from: written(start), to: written(before(end)) } : null;
}

/** A midnight elsewhere is another hour in UTC: the calendar's zone decides, else the nearest day. */
function daysAround(start: ICAL.Time, end: ICAL.Time, zone: ICAL.Timezone | null): Days {
  if (zone) return { from: written(start.convertToZone(zone)), to: written(before(end.convertToZone(zone))) };
  const nearest = (time: ICAL.Time) =>
    new Date(Math.round(time.toUnixTime() / DAY_SECONDS) * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  const from = nearest(start);
  return { from, to: later(from, addDays(nearest(end), -1)) };
}

const written = (time: ICAL.Time): CalendarDate => time.toString().slice(0, 10);

/** A day is one at the machine's place; so is a time of no zone that is known, unless its calendar names one. */
function dayOf(time: ICAL.Time, { zone, floating }: Reading): CalendarDate {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (time.isDate || (isFloating && !floating)) return written(time);
  if (!isFloating || !floating) return todayIn(zone, new Date(time.toUnixTime() * 1000));
  const there = time.clone();
  there.zone = floating;
  return todayIn(zone, new Date(there.toUnixTime() * 1000));
}
