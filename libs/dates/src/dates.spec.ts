import {
  addDays,
  dayOf,
  daysCovered,
  eachDay,
  formatDate,
  formatDayEnd,
  formatDeadlineWithZone,
  formatDays,
  formatDuration,
  formatInstant,
  formatMonth,
  formatTime,
  formatWeek,
  instantOf,
  InvalidDate,
  isCalendarDate,
  isTimeZone,
  momentInWords,
  readerZone,
  startOfDayIn,
  timeOf,
  todayIn,
} from '.';

it.each([
  ['2026-11-30T06:00:00Z', 'the end of Sun, Nov 29'],
  ['2027-01-01T06:00:00Z', 'the end of Thu, Dec 31'],
  ['2028-03-01T06:00:00Z', 'the end of Tue, Feb 29, 2028'],
  ['2026-11-30T06:00:30Z', null],
  ['2026-11-30T05:59:30Z', null],
  ['2026-11-30T18:00:00Z', null],
])('says of a deadline at %s in Chicago: %s', (instant, words) => {
  expect(formatDayEnd(instant, 'America/Chicago', new Date('2026-11-20T12:00:00Z'))).toBe(words);
  expect(formatDeadlineWithZone('2026-11-30T01:00:00Z', 'America/Chicago')).toBe(
    'Sun, Nov 29, 7:00 PM Central',
  );
});

it.each([
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
  ['Asia/Tokyo', 'Asia/Tokyo'],
])('takes the reader’s zone %s for %s', (timeZone, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  const spy = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  spy.mockReturnValue(Object.assign(options, { timeZone }));
  expect(readerZone()).toBe(zone);
  spy.mockRestore();
});

describe('calendar days', () => {
  it('counts both ends, over the change to summer time too', () => {
    expect(daysCovered('2026-03-07', '2026-03-09')).toBe(3);
    expect(daysCovered('2026-11-20', '2026-11-20')).toBe(1);
    expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('ends with the last day of four digits', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 400)).toBe('9999-12-31');
    expect(eachDay('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-5',
    '20.11.2026',
    '',
    'tomorrow',
    ' 2026-11-20',
    '2026-11-20T00:00:00Z',
    null,
    20261120,
    ['2026-11-20'],
  ])('refuses %p', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });
});

describe('places', () => {
  it('gives the day it is there', () => {
    const now = new Date('2026-11-20T03:00:00Z');
    expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-19');
    expect(todayIn('Pacific/Auckland', now)).toBe('2026-11-20');
    expect(todayIn('UTC', new Date('0099-06-01T12:00:00Z'))).toBe('0099-06-01');
  });

  it('turns wall clocks into instants on both change days', () => {
    expect(startOfDayIn('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(startOfDayIn('2026-03-09', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
    expect(instantOf('2026-11-02', '08:30', 'America/New_York').toISOString()).toBe(
      '2026-11-02T13:30:00.000Z',
    );
  });

  it('knows zones', () => {
    expect(isTimeZone('America/Denver')).toBe(true);
    expect(isTimeZone('America/Yard')).toBe(false);
  });

  it('tells what the clocks of a reader show', () => {
    const instant = '2026-11-10T14:05:00Z';
    expect([dayOf(instant, 'Pacific/Auckland'), timeOf(instant, 'Pacific/Auckland')]).toEqual([
      '2026-11-11',
      '3:05 AM',
    ]);
    expect(timeOf(instant, 'Asia/Kathmandu')).toBe('7:50 PM');
    expect(momentInWords(instant, 'America/Chicago')).toBe('Tue, Nov 10, 2026, 8:05 AM');
    expect(timeOf(instant)).toBe(timeOf(instant, readerZone()));
    expect(readerZone()).toMatch(/^\w+/);
  });
});

describe('words', () => {
  it('formats days, times, months, weeks and durations', () => {
    expect(formatDate('2026-05-12', 'weekday')).toBe('Tue, May 12');
    expect(formatDate('2026-05-12')).toBe('May 12, 2026');
    expect(formatTime('09:05')).toBe('9:05 AM');
    expect(formatTime('00:00')).toBe('12:00 AM');
    expect(formatMonth('2026-05-12')).toBe('May 2026');
    expect(formatWeek('2026-01-01')).toBe('Week 1, Dec 28–Jan 3, 2026');
    expect(formatWeek('2026-05-12')).toBe('Week 20, May 10–16, 2026');
    expect(formatDuration(0)).toBe('0:00');
    expect(formatDuration(3725)).toBe('1:02');
    expect(formatDuration(3725, { withSeconds: true })).toBe('1:02:05');
    expect(formatInstant('2026-05-12T12:00:00.000000Z', 'America/Chicago')).toBe('Tue, May 12, 7:00 AM');
  });

  it('writes each month and each hour as people do', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
    const days = months.map((month) => formatDate(`2026-${month}-04`, 'long'));
    const english = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    expect(days).toEqual(
      months.map((month) => new Date(`2026-${month}-04T12:00`).toLocaleDateString('en-US', english)),
    );
    expect(formatDate('2026-09-04', 'full')).toBe('Fri, Sep 4, 2026');
    expect(['11:59', '12:00', '23:30'].map(formatTime)).toEqual(['11:59 AM', '12:00 PM', '11:30 PM']);
  });

  it.each([
    ['2026-05-12', '2026-05-14', 'Tue, May 12 – Thu, May 14, 2026', 'May 12–14, 2026'],
    ['2026-05-12', '2026-05-12', 'Tue, May 12, 2026', 'May 12, 2026'],
    ['2026-12-30', '2027-01-04', 'Wed, Dec 30, 2026 – Mon, Jan 4, 2027', 'Dec 30, 2026 – Jan 4, 2027'],
  ])('names the years of %s to %s as far as they differ', (first, last, weekday, short) => {
    expect(formatDays(first, last)).toBe(weekday);
    expect(formatDays(first, last, 'short')).toBe(short);
  });

  it.each([
    ['2027-01-01T05:59:00Z', 'Thu, Dec 31, 11:59 PM'],
    ['2027-01-01T06:00:00Z', 'Fri, Jan 1, 2027, 12:00 AM'],
    ['2025-12-31T12:00:00Z', 'Wed, Dec 31, 2025, 6:00 AM'],
  ])('names the year of %s where it is not that of the place’s today', (instant, words) => {
    expect(formatInstant(instant, 'America/Chicago', new Date('2026-11-20T12:00:00Z'))).toBe(words);
  });

  it.each([
    [() => formatDate('May 12'), '"May 12" is not a yyyy-MM-dd'],
    [() => formatTime('9:05'), '"9:05" is not a HH:mm'],
    [() => formatTime('25:00'), '"25:00" is not a HH:mm'],
    [() => formatTime('109:05'), '"109:05" is not a HH:mm'],
    [() => formatTime('09:05:30'), '"09:05:30" is not a HH:mm'],
    [() => formatDuration(-1), '"-1" is not a duration'],
    [() => formatInstant('soon'), '"soon" is not an instant'],
    [() => formatInstant('2026-05-12T12:00:00Z', 'America/Yard'), '"America/Yard" is not a time zone'],
    [() => todayIn('America/Yard', new Date('2026-05-12T12:00:00Z')), '"America/Yard" is not a time zone'],
    [() => instantOf('2026-05-12', '24:00', 'America/Denver'), '"24:00" is not a HH:mm'],
    [() => instantOf('May 12', '09:00', 'America/Denver'), '"May 12" is not a yyyy-MM-dd'],
    [() => addDays('May 12', 1), '"May 12" is not a yyyy-MM-dd'],
    [() => daysCovered('May 12', '2026-05-12'), '"May 12" is not a yyyy-MM-dd'],
    [() => daysCovered('2026-05-12', 'May 12'), '"May 12" is not a yyyy-MM-dd'],
  ])('refuses an invalid format', (format, words) => {
    expect(format).toThrow(new InvalidDate(words));
  });
});
