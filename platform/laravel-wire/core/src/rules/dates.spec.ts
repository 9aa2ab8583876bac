import { check, rules } from '../index';

/** A Friday; in Denver it is still Thursday the 19th. */
const now = new Date('2026-11-20T03:15:00Z');
const passes = (line: string, value: unknown, timeZone = 'UTC', more: object = {}): boolean =>
  check(rules({ day: line }), { day: value, ...more }, { now, timeZone }).ok;

describe('date rules', () => {
  test.each([
    ['after:today', '2026-11-20', 'UTC', false],
    ['after:today', '2026-11-21', 'UTC', true],
    ['after:today', '2026-11-20', 'America/Denver', true],
    ['after_or_equal:today', '2026-11-20', 'UTC', true],
    ['after_or_equal:today', '2026-11-19', 'UTC', false],
    ['after_or_equal:today', '2026-11-19', 'America/Denver', true],
    ['before:tomorrow', '2026-11-20', 'UTC', true],
    ['before_or_equal:+1 week', '2026-11-27', 'UTC', true],
    ['before_or_equal:+1 week', '2026-11-28', 'UTC', false],
    ['after:-2 days', '2026-11-19', 'UTC', true],
    ['before:now', '2026-11-20T03:14:59Z', 'UTC', true],
    ['before:now', '2026-11-19T20:15:01-07:00', 'UTC', false],
    ['date_equals:next monday', '2026-11-23', 'UTC', true],
    ['date_equals:first day of next month', '2026-12-01 03:15:00', 'UTC', true],
    ['date_equals:31 January 2031', 'Jan 31, 2031', 'UTC', true],
    ['date_format:Y-m-d|after_or_equal:today', '2026-11-20', 'UTC', true],
    ['date_format:H:i|after:09:00', '09:30', 'UTC', true],
    ['date_format:H:i|before:09:00', '09:30', 'UTC', false],
  ])('%s takes %s in %s: %p', (line, value, timeZone, expected) => {
    expect(passes(line, value, timeZone)).toBe(expected);
  });

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2031-1-5', true],
    ['2031-01-31 10:00:00', true],
    ['2031-01-31T10:00:00.123456+02:00', true],
    ['Tue, 31 Dec 2030 10:00 PM', true],
    ['May 5, 2030 UTC', true],
    ['+1 day', false],
    ['x', false],
    ['', true],
    [20310131, true],
    [[], false],
  ])('date: %p %p', (value, expected) => {
    expect(passes('date', value)).toBe(expected);
  });

  test.each([
    ['d/m/Y', '31/01/2031', true],
    ['d/m/Y', '31/1/2031', false],
    ['j.n.Y', '31.1.2031', true],
    ['Y-m-d H:i:s', '2031-01-31 24:00:00', false],
    ['Y-m-d\\TH:i:sP', '2031-01-31T10:00:00+01:00', true],
    ['"D, d M Y"', 'Fri, 31 Jan 2031', true],
    ['"D, d M Y"', 'Mon, 31 Jan 2031', false],
    ['g:i A', '13:00 PM', false],
    ['Y', '2031', true],
    ['Y-m-d', '2031-01-31\n', false],
  ])('date_format:%s takes %s: %p', (format, value, expected) => {
    expect(passes(`date_format:${format}`, value)).toBe(expected);
  });

  test.each([
    ['Y', '20', true],
    ['Y', '0000', true],
    ['H', '9', true],
    ['H:i', '9:30', false],
    ['H.i', '9.30', true],
    ['y', '5', true],
    ['nY', '12031', false],
    ['D', 'Fri', true],
    ['U', '+5', true],
    ['U Y', '0 1971', false],
    ['H:i A', '13:00 PM', false],
    ['A g', 'PM 3', false],
    ['p', '+00:00', false],
    ['O', '+9999', false],
    ['S', 'th', false],
    ['s.u', '05.5', true],
    ['Y?', '2020?', true],
  ])('date_format:%s takes %s as PHP 8.2 does: %p', (format, value, expected) => {
    expect(passes(`date_format:"${format}"`, value)).toBe(expected);
  });

  it.each(['z', 'T', 'e', 'N', 'x', '!', '#'])('refuses %s in a format when the rule set is made', (sign) => {
    expect(() => rules({ day: `date_format:Y${sign}` })).toThrow(
      `Field "day" has the rule "date_format:Y${sign}": "${sign}" of a format is not read here`,
    );
    expect(passes(`date_format:Y\\${sign}`, `2031${sign}`)).toBe(true);
  });

  it('refuses words that are no date when the rule set is made, and takes one for a field', () => {
    expect(() => rules({ day: 'after:third of never' })).toThrow(
      '"third of never" is no date that is read here.',
    );
    expect(() => rules({ day: 'after:start' })).not.toThrow();
  });

  it('lets an absent other field pass where the field has a format, as Laravel does', () => {
    expect(passes('date_format:H:i|after:start', '08:00')).toBe(true);
    expect(passes('after:start', '2031-01-01', 'UTC', { start: '2031-01-01' })).toBe(false);
  });
});
