import { nextMorning } from './next-check';

it.each([
  ['before seven, the same morning', '2026-11-20T12:59:59Z', '2026-11-20T13:00:00.000Z'],
  ['at seven, the next', '2026-11-20T13:00:00Z', '2026-11-21T13:00:00.000Z'],
  [
    'late in the evening, which is tomorrow in UTC, the next',
    '2026-11-21T04:00:00Z',
    '2026-11-21T13:00:00.000Z',
  ],
  ['in summer an hour earlier', '2026-07-01T13:00:00Z', '2026-07-02T12:00:00.000Z'],
])('looks again at seven where the platform is: %s', (_when, now, next) => {
  expect(nextMorning('America/Chicago', new Date(now)).toISOString()).toBe(next);
});
