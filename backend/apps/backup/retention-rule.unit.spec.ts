import { expendable, RETENTION } from './retention-rule';

const at = (text: string) => ({ madeAt: new Date(text) });
const nightly = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => ({
    madeAt: new Date(Date.parse(`${from}T02:30:00Z`) + index * 86_400_000),
  }));
const daysOf = (backups: { madeAt: Date }[]) =>
  backups.map(({ madeAt }) => madeAt.toISOString().slice(0, 10));

it('keeps the newest of seven days, four weeks and six months', () => {
  const year = nightly('2026-01-01', 326);

  const gone = new Set(expendable(year, RETENTION));
  const kept = daysOf(year.filter((backup) => !gone.has(backup)));

  expect(kept).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-01', '2026-11-08'],
    ...[
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ],
  ]);
});

it('keeps as many after a pause, and the newest whatever the rule', () => {
  const pause = [at('2026-01-05T02:30:00Z'), at('2026-03-09T02:30:00Z'), at('2026-11-22T02:30:00Z')];

  expect(expendable(pause, { daily: 2, weekly: 0, monthly: 0 })).toEqual([pause[0]]);
  expect(expendable(pause, { daily: 0, weekly: 0, monthly: 0 })).toEqual(pause.slice(0, 2));
  expect(expendable([], RETENTION)).toEqual([]);
});

it('takes the last of a day, and a week from Monday to Sunday', () => {
  const days = [at('2026-11-22T02:30:00Z'), at('2026-11-22T14:00:00Z')];
  const weeks = [at('2026-11-15T23:59:59Z'), at('2026-11-16T00:00:00Z'), at('2026-11-22T23:59:59Z')];

  expect(expendable(days, { daily: 7, weekly: 4, monthly: 6 })).toEqual([days[0]]);
  expect(expendable(weeks, { daily: 1, weekly: 2, monthly: 0 })).toEqual([weeks[1]]);
});
