import { icsOf } from './ics';

const EVENT = {
  uid: 'rental-7@yard.test',
  changed: new Date('2026-11-20T12:00:00.123Z'),
  start: '2026-12-14',
  end: '2026-12-18',
  summary: 'Crawler; "big", with a \\ and\na second line',
  location: '12 Quarry Road',
  url: 'https://yard.test/rentals/7',
};

it('is text that calendars read: days whole, signs escaped, lines ended as they must be', () => {
  expect(icsOf('Yard', [EVENT]).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Yard//Rentals//EN', 'METHOD:PUBLISH'],
    ...['X-WR-CALNAME:Yard', 'BEGIN:VEVENT', 'UID:rental-7@yard.test', 'DTSTAMP:20261120T120000Z'],
    ...['DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261219'],
    ...['SUMMARY:Crawler\\; "big"\\, with a \\\\ and\\na second line', 'LOCATION:12 Quarry Road'],
    ...['URL:https://yard.test/rentals/7', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it('folds long lines by bytes, and never within a character', () => {
  const lines = icsOf('Yard', [{ ...EVENT, summary: 'Größe '.repeat(40) }]).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${'Größe '.repeat(40)}`);
});

it('has a part where there is no event', () => {
  expect(icsOf('Yard', []).split('\r\n').slice(5)).toEqual([
    ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000'],
    ...['TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE', 'END:VCALENDAR', ''],
  ]);
});
