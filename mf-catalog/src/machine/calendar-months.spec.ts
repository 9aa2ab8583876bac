import { calendarMonths, isTaken } from './calendar-months';

const taken = [{ from: '2026-11-28', to: '2026-12-02', reason: 'rental' as const }];

describe('calendarMonths', () => {
  it('goes on over the end of a year', () => {
    expect(calendarMonths('2026-11-20', 3, []).map(({ first }) => first)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
  });

  it('starts weeks on Sunday and fills them up', () => {
    const [november] = calendarMonths('2026-11-20', 1, []);

    expect(november?.weeks.map((week) => week.map((cell) => cell?.number ?? 0).join(' '))).toEqual([
      '1 2 3 4 5 6 7',
      '8 9 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
      '29 30 0 0 0 0 0',
    ]);
  });

  it('tells past, free and taken days apart, both ends counted', () => {
    const days = calendarMonths('2026-11-20', 2, taken).flatMap(({ weeks }) => weeks.flat());
    const stateOf = (day: string) => days.find((cell) => cell?.day === day)?.state;

    expect(['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28'].map(stateOf)).toEqual([
      'past',
      'free',
      'free',
      'taken',
    ]);
    expect(['2026-12-02', '2026-12-03'].map(stateOf)).toEqual(['taken', 'free']);
  });
});

describe('isTaken', () => {
  it.each([
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-12-02', true],
    ['2026-12-03', false],
  ])('says of %s: %s', (day, answer) => {
    expect(isTaken(day, taken)).toBe(answer);
  });
});
