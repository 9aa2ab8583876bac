/** Parts of a calendar's text (ICS), as lines of one property each. */
export interface CalendarText {
  /** The zone of its times that name none. */
  zone: string | null;
  zones: string[][];
  events: string[][];
}

/** The properties of an event that are read. All others are skipped, so that they cannot make it unreadable. */
const READ = /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY)[;:]/i;
/** Such lists may be empty. */
const EMPTY_LIST = /^(RDATE|EXDATE)[^:]*:\s*$/i;

/** The calendars of a text. @throws Error where it holds none, or ends within one */
export function calendarsIn(text: string): CalendarText[] {
  const calendars: CalendarText[] = [];
  const open: string[] = [];
  let part: string[] = [];
  for (const line of unfolded(text)) {
    const [, verb, name] = /^(BEGIN|END):\s*(\S+)\s*$/i.exec(line)?.map((word) => word.toUpperCase()) ?? [];
    const calendar = calendars.at(-1);
    if (verb === 'BEGIN' && name === 'VCALENDAR') {
      open.splice(0, open.length, name);
      calendars.push({ zone: null, zones: [], events: [] });
    } else if (verb === 'BEGIN' && name) {
      open.push(name);
      if (open.length === 2) part = [];
      else if (open[1] === 'VTIMEZONE') part.push(line);
    } else if (verb === 'END' && name) {
      if (open.length > 2 && open[1] === 'VTIMEZONE') part.push(line);
      if (open.length === 2 && name === 'VEVENT') calendar?.events.push(part);
      if (open.length === 2 && name === 'VTIMEZONE') calendar?.zones.push(part);
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

/** Long lines are folded: what begins with a space belongs to the line before. */
const unfolded = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/);
