import { overtimeRate } from './overtime';

it.each([
  [30_000, 3750],
  [10_001, 1250],
  [10_004, 1251],
  [null, null],
])('asks for an hour over a daily rate of %j for %j', (daily, hour) => {
  expect(overtimeRate(daily)).toBe(hour);
});
