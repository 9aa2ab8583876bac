import { impossibleMachine, machineDoubts, meterDoubt } from './plausible';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  [2028, {}],
  [2029, { year: ['The year field must not be after 2028.'] }],
  [null, {}],
])('refuses the year %j as %j', (year, errors) => {
  expect(impossibleMachine({ year }, now)).toEqual(errors);
});

it.each([
  [2027, null, ['year']],
  [2026, null, []],
  [1950, null, []],
  [1949, null, ['year']],
  [2024, 18_000, []],
  [2024, 18_001, ['hours']],
  [2027, 6_001, ['year', 'hours']],
  [null, 900_000, []],
])('asks about a machine of %j with %j h: %j', (year, hours, fields) => {
  expect(Object.keys(machineDoubts({ year, hours }, now))).toEqual(fields);
});

it.each([
  [1_200, 1_200, 3, undefined],
  [1_272, 1_200, 3, undefined],
  [1_273, 1_200, 3, 'That is 73 h in 3 days.'],
  [1_225, 1_200, 1, 'That is 25 h in one day.'],
  [1_199, 1_200, 3, 'It read 1,200 h before.'],
  [500, null, 3, undefined],
  [null, 1_200, 3, undefined],
])('asks about a meter of %j after %j in %i days: %j', (hours, before, days, question) => {
  expect(meterDoubt(hours, before, days)?.question).toBe(question);
});
