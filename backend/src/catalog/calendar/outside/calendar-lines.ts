import ICAL from 'ical.js';

/** Parts of a calendar's text (ICS), as lines of one property each. */
export interface CalendarText {
  /** The zone of its times that name none. */
  zone: string | null;
  zones: string[][];
  events: string[][];
  /** Busy times (VFREEBUSY), all that some people's calendars publish. */
  busy: string[][];
  /** Hours in which somebody can be had at all: they are not read. */
  hasHours: boolean;
}

/** The properties of an event that are read. All others are skipped, so that they cannot make it unreadable. */
const READ =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY|FREEBUSY|X-MICROSOFT-CDO-(ALLDAYEVENT|BUSYSTATUS))[;:]/i;
const EMPTY_LIST = /^(RDATE|EXDATE)[^:]*:\s*$/i;

/** The calendars of a text. @throws Error where it holds none, or ends within one */
export function calendarsIn(text: string): CalendarText[] {
  const calendars: CalendarText[] = [];
  const open: string[] = [];
  let part: string[] = [];
  for (const line of unfolded(text)) {
    const [, verb, name] = /^(BEGIN|END):\s*(\S+)\s*$/i.exec(line)?.map((word) => word.toUpperCase()) ?? [];
    const calendar = calendars.at(-1);
    // One whose end is missing counts as far as it goes.
    if (open[1] === 'VEVENT' && (name === 'VCALENDAR' || (verb === 'BEGIN' && name === 'VEVENT'))) {
      calendar?.events.push(part);
      open.length = 1;
    }
    if (verb === 'BEGIN' && name === 'VCALENDAR') {
      open.splice(0, open.length, name);
      calendars.push({ zone: null, zones: [], events: [], busy: [], hasHours: false });
    } else if (verb === 'BEGIN' && name) {
      open.push(name);
      if (open.length === 2) part = [];
      else if (open[1] === 'VTIMEZONE') part.push(line);
    } else if (verb === 'END' && name) {
      if (open.length > 2 && open[1] === 'VTIMEZONE') part.push(line);
      if (open.length === 2 && name === 'VEVENT') calendar?.events.push(part);
      if (open.length === 2 && name === 'VTIMEZONE') calendar?.zones.push(part);
      if (open.length === 2 && name === 'VFREEBUSY') calendar?.busy.push(part);
      if (name === 'VAVAILABILITY' && calendar) calendar.hasHours = true;
      if (open.includes(name)) open.length = open.lastIndexOf(name);
    } else if (open.length === 1 && calendar) {
      calendar.zone ??= /^X-WR-TIMEZONE[^:]*:(.*)$/i.exec(line)?.[1]?.trim() ?? null;
    } else if (open[1] === 'VTIMEZONE' || (open.length === 2 && READ.test(line) && !EMPTY_LIST.test(line))) {
      part.push(line);
    }
  }
  if (calendars.length === 0 || open.length > 0) throw new Error('no VCALENDAR');
  return calendars;
}

/** A zone's name may have a colon in it. */
const LINE = /^([^;:]+)((?:;[^;:"]*(?:"[^"]*"[^;:"]*)*)*):(.*)$/;

/**
 * The values of a property that stands in lines: a day, a time or a period by its own shape, whatever its line says of
 * all. Null for each that cannot be read.
 */
export function* valuesOf(
  name: string,
  lines: readonly string[],
): Generator<ICAL.Time | ICAL.Period | ICAL.Recur | null> {
  for (const line of lines) {
    const [, property, parameters = '', values = ''] = LINE.exec(line) ?? [];
    if (property?.toUpperCase() !== name) continue;
    if (name === 'EXRULE') yield readOrNull(() => ICAL.Recur.fromString(values));
    else
      for (const value of values.split(',').map((one) => one.trim())) {
        if (value !== '') yield readOrNull(() => timeIn(parameters, value));
      }
  }
}

function timeIn(parameters: string, value: string): ICAL.Time | ICAL.Period | null {
  const kind = value.includes('/') ? 'PERIOD' : /^\d{8}$/.test(value) ? 'DATE' : 'DATE-TIME';
  const others = parameters.replace(/;VALUE=[^;]*/i, '');
  // Any property takes all three as this one does.
  const text = ['BEGIN:VEVENT', `RDATE${others};VALUE=${kind}:${value}`, 'END:VEVENT'].join('\r\n');
  const read = ICAL.Component.fromString(text).getFirstPropertyValue('rdate');
  if (read instanceof ICAL.Period) return Number.isNaN(read.getEnd().toUnixTime()) ? null : read;
  return read instanceof ICAL.Time && !Number.isNaN(read.toUnixTime()) ? read : null;
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Long lines are folded: what begins with a space belongs to the line before. */
const unfolded = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/);
