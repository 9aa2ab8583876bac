import { addDays, type CalendarDate, eachDay, todayIn } from '@yard/dates';
import ICAL from 'ical.js';

/** Which days are looked at, at a machine's place. */
export interface CalendarWindow {
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
}

/** What an event that repeats is followed for at most: every hour for two years. */
const MAX_OCCURRENCES = 20_000;

/**
 * The days on which a calendar (ICS) has events, in order. Events that are cancelled, or shown as free time, are none.
 *
 * @throws what ical.js throws for a text that is no calendar
 */
export function daysOfCalendar(text: string, window: CalendarWindow): CalendarDate[] {
  const days = new Set<CalendarDate>();
  for (const calendar of calendarsIn(text)) {
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    for (const event of eventsOf(calendar)) {
      for (const span of spansOf(event, window)) {
        const from = span.from > window.from ? span.from : window.from;
        const to = span.to < window.to ? span.to : window.to;
        for (const day of eachDay(from, to)) days.add(day);
      }
    }
  }
  return [...days].sort();
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
    typeof ICAL.Component
  >[0][];
  const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new Error('no VCALENDAR');
  return calendars;
}

/** A series holds those of its events that are otherwise; one without its series stands for itself. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  const exceptions = new Map<string, ICAL.Component[]>();
  const series = new Set<string>();
  for (const event of all) {
    const uid = uidOf(event);
    if (!event.hasProperty('recurrence-id')) series.add(uid);
    else exceptions.set(uid, [...(exceptions.get(uid) ?? []), event]);
  }
  return all
    .filter((event) => !event.hasProperty('recurrence-id') || !series.has(uidOf(event)))
    .map((event) => {
      const own = event.hasProperty('recurrence-id') ? [] : exceptions.get(uidOf(event));
      return new ICAL.Event(event, { exceptions: own ?? [], strictExceptions: false });
    });
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

function* spansOf(event: ICAL.Event, window: CalendarWindow): Generator<Days> {
  if (!event.isRecurring()) {
    if (isBusy(event)) yield daysBetween(event.startDate, event.endDate, window);
    return;
  }
  const occurrences = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const start = occurrences.next();
    // A day later than the window: whatever the zone.
    if (!start || dayOf(start, window.zone) > addDays(window.to, 1)) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isBusy(item)) yield daysBetween(startDate, endDate, window);
  }
  throw new Error('repeats too often');
}

function isBusy({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return said('transp') !== 'TRANSPARENT' && said('status') !== 'CANCELLED';
}

/** The end is the first moment after the event. */
function daysBetween(start: ICAL.Time, end: ICAL.Time | null, { zone }: CalendarWindow): Days {
  const last = end && end.compare(start) > 0 ? end.clone() : start.clone();
  if (end && end.compare(start) > 0) last.adjust(last.isDate ? -1 : 0, 0, 0, last.isDate ? 0 : -1);
  return { from: dayOf(start, zone), to: dayOf(last, zone) };
}

/** A day, or a time of no zone that is known, is one at the machine's place. */
function dayOf(time: ICAL.Time, zone: string): CalendarDate {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 10);
  return todayIn(zone, new Date(time.toUnixTime() * 1000));
}
