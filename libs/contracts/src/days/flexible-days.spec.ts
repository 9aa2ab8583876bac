import { firstOfFlexible, flexibleRefused, whyNotWithin } from './flexible-days';

const asked = (from: string, to: string, flexible_days: number) => ({ from, to, flexible_days });

describe('flexibleRefused', () => {
  it.each([
    ['2026-12-01', '2026-12-03', 3, undefined],
    ['2026-12-01', '2026-12-03', 4, 'flexible_days'],
    ['2026-12-01', '2027-01-31', 62, undefined],
    ['2026-12-01', '2027-02-01', 3, 'to'],
  ])('%s to %s, %d days', (from, to, days, field) => {
    expect(Object.keys(flexibleRefused(asked(from, to, days)) ?? {})[0]).toBe(field);
  });
});

describe('whyNotWithin', () => {
  it.each([
    ['2026-12-03', 3, null],
    ['2026-12-03', 4, 'Choose at least 4 days, or fewer in a row.'],
    ['2027-02-01', 3, 'Choose at most 62 days.'],
  ])('2026-12-01 to %s, %d days', (to, days, why) => {
    expect(whyNotWithin({ from: '2026-12-01', to }, days)).toBe(why);
  });
});

it('the first span begins with the window', () => {
  expect(firstOfFlexible(asked('2026-12-31', '2027-01-20', 3))).toEqual({
    from: '2026-12-31',
    to: '2027-01-02',
  });
});
