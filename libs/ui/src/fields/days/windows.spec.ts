import { flexibleAround, flexibleFor, windowsFrom } from './windows';

const written = (today: string, days: number) =>
  windowsFrom(today, days).map(({ name, from, to }) => `${name}: ${from} ${to}`);

describe('windowsFrom', () => {
  it.each([
    // A Sunday: the week that begins with it is this one.
    [
      '2026-11-22',
      3,
      [
        'Next week: 2026-11-29 2026-12-05',
        'This month: 2026-11-22 2026-11-30',
        'Next month: 2026-12-01 2026-12-31',
      ],
    ],
    ['2026-12-31', 3, ['Next week: 2027-01-03 2027-01-09', 'Next month: 2027-01-01 2027-01-31']],
    [
      '2027-01-30',
      2,
      [
        'Next week: 2027-01-31 2027-02-06',
        'This month: 2027-01-30 2027-01-31',
        'Next month: 2027-02-01 2027-02-28',
      ],
    ],
    ['2027-12-31', 29, ['Next month: 2028-01-01 2028-01-31']],
  ])('on %s, for %d days', (today, days, windows) => {
    expect(written(today, days)).toEqual(windows);
  });
});

describe('flexibleAround', () => {
  it.each([
    ['', '', { from: '2026-11-29', to: '2026-12-05', flexible: 3 }],
    ['2026-12-10', '2026-12-13', { from: '2026-12-07', to: '2026-12-16', flexible: 4 }],
    ['2026-11-23', '2026-11-23', { from: '2026-11-22', to: '2026-11-26', flexible: 1 }],
    ['2026-12-01', '2026-12-29', { from: '2026-11-29', to: '2026-12-05', flexible: 3 }],
  ])('%s to %s', (from, to, around) => {
    expect(flexibleAround({ from, to }, '2026-11-22')).toEqual(around);
  });
});

describe('flexibleFor', () => {
  it.each([
    [3, { to: '2026-12-05', flexible: 3 }],
    [7, { to: '2026-12-05', flexible: 7 }],
    [8, { to: '2026-12-06', flexible: 8 }],
  ])('%d days of a week', (days, window) => {
    expect(flexibleFor({ from: '2026-11-29', to: '2026-12-05' }, days)).toEqual(window);
  });
});
