import { daysOfCalendar } from './days-of-calendar';

const WINDOW = { from: '2026-12-01', to: '2026-12-31', zone: 'America/Chicago' };

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...events: string[]) => {
  const { days, unread } = daysOfCalendar(calendar(...events), WINDOW);
  return { days: days.map((day) => Number(day.slice(8))), unread };
};
/** Days of that December: on which an event is, the one after its last, and one that is moved. */
const dayOf = (day: number) => `202612${String(day).padStart(2, '0')}`;
const on = (day: number) => `DTSTART;VALUE=DATE:${dayOf(day)}`;
const to = (day: number) => `DTEND;VALUE=DATE:${dayOf(day)}`;
const at = (day: number) => `DTSTART:${dayOf(day)}T150000Z`;
const once = (day: number) => `RECURRENCE-ID;VALUE=DATE:${dayOf(day)}`;
const allFrom = (day: number) => `RECURRENCE-ID;RANGE=THISANDFUTURE:${dayOf(day)}T150000Z`;
const THRICE = 'RRULE:FREQ=DAILY;COUNT=3';
const daysOf = (...events: string[]) => read(...events).days;

const NEW_YORK = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'TZOFFSETFROM:-0400'],
  ...['TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');

it.each<[what: string, days: number[], lines: string[]]>([
  ['a whole day', [3], [on(3), to(4)]],
  ['a whole day without an end', [3], [on(3)]],
  ['a day with dashes', [3], ['DTSTART;VALUE=DATE:2026-12-03', 'DTEND;VALUE=DATE:2026-12-04']],
  ['an event without its end', [3, 5], [on(3), 'BEGIN:VEVENT', on(5)]],
  [
    'evenings through a last day',
    [3, 4, 5],
    ['DTSTART;TZID=America/Chicago:20261203T210000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261205'],
  ],
  ['three days', [3, 4, 5], [on(3), to(6)]],
  ['three days as a duration', [3, 4, 5], [on(3), 'DURATION:P3D']],
  ['an end before the start', [3], [on(3), to(1)]],
  ['hours in UTC, at the machine the evening before', [2], ['DTSTART:20261203T020000Z', 'DURATION:PT2H']],
  ['hours across midnight at the machine', [2, 3], ['DTSTART:20261203T050000Z', 'DTEND:20261203T070000Z']],
  ['hours until midnight at the machine', [2], ['DTSTART:20261203T040000Z', 'DTEND:20261203T060000Z']],
  ['a moment', [3], ['DTSTART:20261203T180000Z']],
  ['hours of no zone', [3], ['DTSTART:20261203T230000', 'DTEND:20261203T233000']],
  ['hours of an unknown zone', [3], ['DTSTART;TZID=Nowhere:20261203T230000', 'DURATION:PT30M']],
  ['hours of a zone that it brings', [2, 3], ['DTSTART;TZID=Office:20261203T003000', 'DURATION:PT1H']],
  ['what began before the window', [1], ['DTSTART;VALUE=DATE:20201203', to(2)]],
  ['what never ends', [30, 31], [on(30), 'DTEND;VALUE=DATE:99991231']],
  ['what has no start', [], ['SUMMARY:Some day']],
  ['what is cancelled', [], [on(3), 'STATUS:CANCELLED']],
  ['free time', [], [on(3), 'TRANSP:TRANSPARENT']],
  ['every day, three times', [3, 4, 5], [on(3), THRICE]],
  ['every other day until', [3, 5, 7], [on(3), 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261208']],
  ['every week since long ago', [3, 10, 17, 24, 31], ['DTSTART;VALUE=DATE:20200102', 'RRULE:FREQ=WEEKLY']],
  ['Mondays and Fridays', [4, 7, 11, 14], [at(4), 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO,FR;COUNT=4']],
  ['every month', [9], ['DTSTART;VALUE=DATE:20260109', 'RRULE:FREQ=MONTHLY']],
  ['a series without one day', [3, 5], [on(3), THRICE, 'EXDATE;VALUE=DATE:20261204']],
])('%s takes the days %j', (_what, days, lines) => {
  expect(read(NEW_YORK, event(...lines)).days).toEqual(days);
});

it.each<[zone: string, days: number[], time: string]>([
  ['America/Los_Angeles', [3], '20261202T223000'],
  ['"America/Los_Angeles"', [3], '20261202T223000'],
  ['america/los angeles', [3], '20261202T223000'],
  ['/freeassociation.sourceforge.net/America/Los_Angeles', [3], '20261202T223000'],
  ['Pacific Standard Time', [3], '20261202T223000'],
  ['Europe/Berlin', [2], '20261203T030000'],
  ['Tokyo Standard Time', [2], '20261203T090000'],
  ['GMT-0800', [3], '20261202T223000'],
  ['"UTC+5:30"', [2], '20261203T103000'],
  ['"(UTC-08:00) Pacific Time (US & Canada)"', [3], '20261202T223000'],
  ['America/Indiana/Indianapolis', [3], '20261203T010000'],
])('an hour in the zone %s, which the calendar does not bring, takes the days %j', (zone, days, time) => {
  expect(read(event(`DTSTART;TZID=${zone}:${time}`, 'DURATION:PT1H'))).toEqual({ days, unread: [] });
});

it('reads times of no zone in the zone that the calendar names', () => {
  expect(daysOf('X-WR-TIMEZONE:America/Los_Angeles', event('DTSTART:20261202T223000'))).toEqual([3]);
  expect(daysOf('X-WR-TIMEZONE:Nowhere', event('DTSTART:20261202T223000'))).toEqual([2]);
  expect(daysOf('X-WR-TIMEZONE:Asia/Tokyo', event(on(3)))).toEqual([3]);
});

it('goes by the name of a zone whose description cannot be read', () => {
  const broken = [
    ...['BEGIN:VTIMEZONE', 'TZID:America/Denver', 'BEGIN:STANDARD', 'TZOFFSETTO:soon', 'END:STANDARD'],
    'END:VTIMEZONE',
  ];
  const late = event('DTSTART;TZID=America/Denver:20261202T233000', 'DURATION:PT15M');

  expect(read(...broken, late)).toEqual({ days: [3], unread: [] });
});

const GOOD = event(on(3)).replace('UID:1', 'UID:2');

it.each([
  ['DTSTART:20261212T100000Z', 'DURATION:later'],
  ['DTSTART:'],
  ['DTSTART:not-a-date'],
  ['SUMMARY:Without a start'],
  ['DTSTART:20261212T100000Z', 'RRULE:FREQ=SOMETIMES'],
  ['DTSTART:20261212T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=XX'],
  ['DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'],
])('names an event that cannot be read, and reads the others: %s %s', (...lines) => {
  const bad = event('SUMMARY:Pour at Elm St\\, north side', ...lines);

  expect(read(bad, GOOD)).toEqual({ days: [3], unread: ['Pour at Elm St, north side'] });
  expect(read(GOOD, event(...lines)).unread).toHaveLength(1);
});

it.each([
  [on(5), 'EXDATE:'],
  [on(5), 'no property'],
  [on(5), 'GEO:somewhere', 'ATTENDEE;CN=:', 'X-:'],
  [on(5), 'BEGIN:VALARM', 'TRIGGER:never', 'DTSTART:never', 'END:VALARM'],
])('is not kept from a day by what else stands in its event: %s %s', (...lines) => {
  expect(read(event(...lines), GOOD)).toEqual({ days: [3, 5], unread: [] });
});

it('follows long series to the window, and none that is free', () => {
  expect(
    daysOf(event('DTSTART;VALUE=DATE:19650101', 'RRULE:FREQ=DAILY', 'TRANSP:TRANSPARENT'), GOOD),
  ).toEqual([3]);
  expect(daysOf(event('DTSTART;VALUE=DATE:19500101', 'RRULE:FREQ=DAILY;UNTIL=20200101'), GOOD)).toEqual([3]);
  expect(daysOf(event('DTSTART:20240101T000000Z', 'RRULE:FREQ=HOURLY;BYHOUR=18'), GOOD)).toHaveLength(31);
  expect(daysOf(event('DTSTART:20240101T003000Z', 'RRULE:FREQ=HOURLY'), GOOD)).toHaveLength(31);
  expect(
    daysOf(event('DTSTART:19900101T000000Z', 'RRULE:FREQ=MINUTELY', 'TRANSP:TRANSPARENT'), GOOD),
  ).toEqual([3]);
});

it('follows a day of a series that was moved or cancelled', () => {
  const series = event(on(3), THRICE);
  const moved = event(once(4), on(20));
  const off = event(once(5), on(5), 'STATUS:CANCELLED');

  expect(daysOf(series, moved, off)).toEqual([3, 20]);
  expect(daysOf(moved)).toEqual([20]);
});

const HOURS = [at(1), 'DTEND:20261201T160000Z'];
const SERIES = [...HOURS, 'RRULE:FREQ=DAILY;COUNT=5'];

it.each<[what: string, days: number[], lines: string[]]>([
  ['a day left out of a series of hours', [1, 3, 4, 5], [...SERIES, 'EXDATE;VALUE=DATE:20261202']],
  ['the same, its value unsaid, beside a time', [1, 3, 5], [...SERIES, 'EXDATE:20261202,20261204T150000Z']],
  [
    'an hour left out in another zone',
    [1, 2, 4, 5],
    [...SERIES, 'EXDATE;TZID=Europe/Berlin:20261203T160000'],
  ],
  ['times left out by a rule', [2, 4], [...SERIES, 'EXRULE:FREQ=DAILY;INTERVAL=2']],
  ['a time left out of whole days', [3, 5], [on(3), THRICE, 'EXDATE:20261204T000000Z']],
  ['a period added', [1, 5], [...HOURS, 'RDATE;VALUE=PERIOD:20261205T150000Z/PT2H']],
  ['a period across days', [1, 5, 6], [...HOURS, 'RDATE;VALUE=PERIOD:20261205T150000Z/20261206T150000Z']],
  ['days added to hours', [1, 7, 9], [...HOURS, 'RDATE;VALUE=DATE:20261207,20261209']],
  [
    'times added, one left out',
    [1, 7],
    [...HOURS, 'RDATE:20261207T150000Z,20261208T150000Z', 'EXDATE:20261208'],
  ],
  ['days added to days', [3, 4, 8, 9], [on(3), 'DURATION:P2D', 'RDATE:20261208']],
  [
    'a whole day of Outlook, of another zone',
    [3],
    [
      'DTSTART;TZID=Eastern Standard Time:20261203T000000',
      'DTEND;TZID=Eastern Standard Time:20261204T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
  ],
  ['midnight to midnight in its zone', [3, 4], ['DTSTART;TZID=Asia/Tokyo:20261203T000000', 'DURATION:P2D']],
  [
    'the same each week',
    [3, 10],
    ['DTSTART;TZID=Asia/Tokyo:20261203T000000', 'DURATION:P1D', 'RRULE:FREQ=WEEKLY;COUNT=2'],
  ],
  [
    'a whole day of Outlook in UTC, of New York',
    [3],
    ['DTSTART:20261203T050000Z', 'DTEND:20261204T050000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
  ],
  [
    'a whole day of Outlook in UTC, of Berlin',
    [3],
    ['DTSTART:20261202T230000Z', 'DTEND:20261203T230000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
  ],
  ['a day in UTC, which is no whole one here', [2, 3], ['DTSTART:20261203T000000Z', 'DURATION:P1D']],
  ['what Outlook shows as free', [], [on(3), 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
])('%s takes the days %j, and nothing is left out', (_what, days, lines) => {
  expect(read(event(...lines))).toEqual({ days, unread: [] });
});

it.each([
  ['EXDATE:20261202,soon', [1, 3, 4, 5]],
  ['RDATE:later,20261209T150000Z', [1, 2, 3, 4, 5, 9]],
  ['EXRULE:FREQ=SOMETIMES', [1, 2, 3, 4, 5]],
])('takes what it can read of an event, and names it: %s', (line, days) => {
  expect(read(event('SUMMARY:Pour', ...SERIES, line))).toEqual({ days, unread: ['Pour'] });
});

const busy = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'UID:9', ...lines, 'END:VFREEBUSY'].join('\r\n');

it('takes the times at which somebody says to be busy, and names what it cannot read', () => {
  const times = busy(
    'DTSTART:20261201T000000Z',
    'DTEND:20271201T000000Z',
    'FREEBUSY;FBTYPE=BUSY:20261203T150000Z/20261203T200000Z,20261205T150000Z/PT2H',
    'FREEBUSY;FBTYPE=FREE:20261207T150000Z/PT2H',
    'FREEBUSY:20261209T150000Z/PT1H',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261211T150000Z/P2D',
  );

  expect(read(times)).toEqual({ days: [3, 5, 9, 11, 12, 13], unread: [] });
  expect(read(times, busy('FREEBUSY:soon/PT1H')).unread).toEqual(['busy times']);
  expect(read('BEGIN:VAVAILABILITY', 'END:VAVAILABILITY').unread).toEqual(['opening hours']);
});

it.each<[what: string, days: number[], series: string[], exception: string[]]>([
  [
    'of a series that ended',
    [11, 12],
    ['DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=WEEKLY;UNTIL=20260202'],
    ['RECURRENCE-ID;VALUE=DATE:20260202', on(11), to(13)],
  ],
  [
    'that was far ahead',
    [4, 11],
    [on(4), 'RRULE:FREQ=MONTHLY'],
    ['RECURRENCE-ID;VALUE=DATE:20280504', on(11)],
  ],
  ['named by its day', [1, 3, 4, 5, 20], SERIES, [once(2), at(20)]],
  ['and all after it', [1, 2, 13, 14, 15], SERIES, [allFrom(3), at(13), 'DURATION:PT1H']],
  [
    'far ahead, and all after it',
    [10, 17, 24, 31],
    ['DTSTART:20270304T150000Z', 'RRULE:FREQ=WEEKLY'],
    ['RECURRENCE-ID;RANGE=THISANDFUTURE:20270304T150000Z', at(10), 'DURATION:PT1H'],
  ],
  ['cancelled, and all after it', [1, 2], SERIES, [allFrom(3), at(3), 'STATUS:CANCELLED']],
])('follows a time %s to where it was moved', (_what, days, series, exception) => {
  expect(read(event(...series), event(...exception))).toEqual({ days, unread: [] });
});

it('takes the days of all events and calendars once, in order', () => {
  const one = event(on(5));
  const other = event(on(3), 'DURATION:P3D').replace('UID:1', 'UID:2');

  expect(daysOf(one, other)).toEqual([3, 4, 5]);
  expect(daysOfCalendar(calendar(one) + calendar(other), WINDOW).days).toHaveLength(3);
  expect(daysOf()).toEqual([]);
});

it.each([
  ['', 'nothing'],
  ['<!doctype html><p>Sign in', 'a page'],
  ['BEGIN:VCARD\r\nEND:VCARD\r\n', 'a card'],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'a half'],
])('refuses %j', (text) => {
  expect(() => daysOfCalendar(text, WINDOW)).toThrow();
});
