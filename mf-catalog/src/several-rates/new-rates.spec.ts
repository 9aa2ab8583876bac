import { changesOf, percentProblem, raised } from './new-rates';

const rates = { daily_rate: 400, weekly_rate: 1449.5, monthly_rate: null };

it('changes rates to amounts without cents, and gives none to a machine that has none', () => {
  expect(raised(rates, 5)).toEqual({ daily_rate: 420, weekly_rate: 1522, monthly_rate: null });
  expect(raised(rates, -10)).toEqual({ daily_rate: 360, weekly_rate: 1305, monthly_rate: null });
});

it('makes nothing free that has a price, and gives a price to nothing that is free', () => {
  const small = { daily_rate: 1, weekly_rate: 0, monthly_rate: null };

  expect(raised(small, -90)).toEqual({ daily_rate: 1, weekly_rate: 0, monthly_rate: null });
});

it('sends what differs alone, an emptied rate too', () => {
  expect(changesOf(rates, { ...rates })).toEqual({});
  expect(changesOf(rates, { ...rates, weekly_rate: null, monthly_rate: 4000 })).toEqual({
    weekly_rate: null,
    monthly_rate: 4000,
  });
});

it.each([
  [null, true],
  [-91, true],
  [-90, false],
  [0, false],
  [500, false],
  [501, true],
])('takes %p percent: refused %p', (percent, isRefused) => {
  expect(percentProblem(percent) !== null).toBe(isRefused);
});
