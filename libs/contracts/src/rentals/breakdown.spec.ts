import { creditFor, daysDown } from './breakdown';

const RENTAL = { start_date: '2026-12-14', end_date: '2026-12-18' };
const down = (since: string, up_at: string | null, zone = 'UTC', back = '2026-12-30T00:00:00Z') =>
  daysDown({ since: new Date(since), up_at: up_at === null ? null : new Date(up_at) }, RENTAL, {
    back: new Date(back),
    zone,
  });

it.each([
  ['within a day', '2026-12-15T08:00:00Z', '2026-12-15T17:00:00Z', 0],
  ['over one night', '2026-12-15T08:00:00Z', '2026-12-16T07:00:00Z', 0],
  ['one whole day between two parts', '2026-12-15T08:00:00Z', '2026-12-17T07:00:00Z', 1],
  ['from midnight to midnight', '2026-12-15T00:00:00Z', '2026-12-16T00:00:00Z', 1],
  ['beyond the rental at both ends', '2026-12-10T00:00:00Z', '2026-12-24T00:00:00Z', 5],
  ['after the rental', '2026-12-19T00:00:00Z', '2026-12-24T00:00:00Z', 0],
])('counts whole days: %s', (_what, since, until, days) => {
  expect(down(since, until)).toBe(days);
});

it('counts no day after the machine came back, whenever it worked again', () => {
  const back = '2026-12-16T12:00:00Z';
  expect(down('2026-12-14T00:00:00Z', '2026-12-19T09:00:00Z', 'UTC', back)).toBe(2);
  expect(down('2026-12-14T00:00:00Z', null, 'UTC', back)).toBe(2);
  expect(down('2026-12-14T00:00:00Z', '2026-12-15T09:00:00Z', 'UTC', back)).toBe(1);
});

it('counts days of the machine’s place', () => {
  expect(down('2026-12-15T06:00:00Z', '2026-12-16T06:00:00Z', 'America/Chicago')).toBe(1);
  expect(down('2026-12-15T00:00:00Z', '2026-12-16T00:00:00Z', 'America/Chicago')).toBe(0);
});

it('gives back a day’s part of the rent for each, and never more than all of it', () => {
  expect(creditFor(1, { ...RENTAL, rental_amount: 140_000 })).toBe(28_000);
  expect(creditFor(2, { ...RENTAL, rental_amount: 140_003 })).toBe(56_002);
  expect(creditFor(5, { ...RENTAL, rental_amount: 140_003 })).toBe(140_003);
  expect(creditFor(0, { ...RENTAL, rental_amount: 140_000 })).toBe(0);
});
