import { rateDoubts } from './rate-doubts';

it.each([
  [[100, 350, 1_000], []],
  [[100, 700, 2_800], []],
  [[100, 701, null], ['weekly_rate']],
  [[100, 350, 1_401], ['monthly_rate']],
  [[100, null, 2_801], ['monthly_rate']],
  [
    [100, 800, 2_900],
    ['weekly_rate', 'monthly_rate'],
  ],
  [[null, 700, 2_801], ['monthly_rate']],
  [[null, null, 5_000], []],
])('asks about rates of a day, a week and four weeks %j: %j', (rates, fields) => {
  const [daily_rate = null, weekly_rate = null, monthly_rate = null] = rates;
  expect(Object.keys(rateDoubts({ daily_rate, weekly_rate, monthly_rate }))).toEqual(fields);
});
