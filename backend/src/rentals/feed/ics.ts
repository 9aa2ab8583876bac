import { addDays, type CalendarDate } from '@yard/dates';

/** Whole days in a calendar, both counted. */
export interface CalendarEvent {
  uid: string;
  changed: Date;
  start: CalendarDate;
  end: CalendarDate;
  summary: string;
  location: string;
  url: string;
}

/** iCalendar text: https://www.rfc-editor.org/rfc/rfc5545. */
export function icsOf(name: string, events: readonly CalendarEvent[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Yard//Rentals//EN', 'METHOD:PUBLISH'];
  const parts = events.length > 0 ? events.flatMap(eventLines) : UTC;
  const lines = [...head, `X-WR-CALNAME:${text(name)}`, ...parts, 'END:VCALENDAR', ''];
  return lines.map(folded).join('\r\n');
}

/** A calendar without events has to have some part: section 3.6. */
const UTC = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000'],
  ...['TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

function eventLines({ uid, changed, start, end, summary, location, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(start)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${plain(addDays(end, 1))}`,
    `SUMMARY:${text(summary)}`,
    `LOCATION:${text(location)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const plain = (day: CalendarDate) => day.replaceAll('-', '');

const text = (words: string) => words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const LINE_BYTES = 74;

/** A line has at most 75 bytes; the next one goes on after a space. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      const isFull = bytes + size > LINE_BYTES;
      bytes = isFull ? size + 1 : bytes + size;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}
