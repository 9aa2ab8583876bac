import { isDayTaken, readDay } from './day-value';

describe('readDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T01:30:47.000000Z', '2026-11-20'],
  ])('reads %s', (value, day) => {
    expect(readDay(value)?.toString()).toBe(day);
  });

  it.each([null, undefined, '', 'Nov 20, 2026'])('finds no day in %j', (value) => {
    expect(readDay(value)).toBeNull();
  });
});

describe('isDayTaken', () => {
  const day = readDay('2026-12-17');

  it.each([
    [['2026-12-17'], true],
    [['2026-12-18'], false],
    [(one: string) => one.endsWith('-17'), true],
    [undefined, false],
  ])('with %j', (disabledDates, taken) => {
    expect(day && isDayTaken(disabledDates, day)).toBe(taken);
  });
});
