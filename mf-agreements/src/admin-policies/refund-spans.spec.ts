import { finishedTiers, hoursOf, refundFor, refundSpans, spanAt } from './refund-spans';
import { draftOf, withStep } from './tier-fields';

const tier = (hours_before_start: number, percent: number) => ({
  hours_before_start,
  rental_percent: percent,
  delivery_percent: 100,
  deposit_percent: percent,
});
const collected = { rental: 100_001, delivery: 15_000, deposit: 50_000 };
const spans = refundSpans([tier(24, 50), tier(168, 100)], collected);

it('makes one stretch of each step, and one in which nothing comes back', () => {
  expect(spans.map(({ when, refund }) => [when, refund.rental, refund.deposit])).toEqual([
    ['7 days or more before the start', 115_001, 50_000],
    ['Less than 7 days, but at least 24 hours before', 65_001, 25_000],
    ['Less than 24 hours before the start', 0, 0],
  ]);
});

it.each([
  [500, 0],
  [168, 0],
  [167.9, 1],
  [24, 1],
  [0, 2],
  [-3, 2],
])('puts a cancellation %d hours before the start into stretch %d', (hours, index) => {
  expect(spanAt(spans, hours)).toBe(index);
});

it.each(['owner', 'admin'] as const)('gives everything back when the %s cancels', (by) => {
  expect(refundFor(by, null, collected)).toEqual({ rental: 115_001, deposit: 50_000 });
});

it('counts hours by the clock of the place, over a change of the clocks too', () => {
  const dates = { start: '2026-03-09', day: '2026-03-08', time: '00:00' };

  expect(hoursOf(dates, 'America/Chicago')).toBe(23);
  expect(hoursOf({ ...dates, time: null }, 'America/Chicago')).toBeNull();
});

it('leaves out the steps that still lack a figure', () => {
  const draft = draftOf({
    id: 1,
    created_at: '',
    updated_at: '',
    deleted_at: null,
    version: 1,
    name: 'Usual',
    window_hours: 24,
    body: null,
    tiers: [tier(48, 75)],
  });

  expect(finishedTiers({ ...draft, ...withStep(draft) })).toEqual({ tiers: [tier(48, 75)], unfinished: 1 });
});
