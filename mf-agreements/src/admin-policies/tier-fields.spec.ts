import { draftOf, tiersOf, withoutStep, withStep } from './tier-fields';

const tier = (hours_before_start: number) => ({
  hours_before_start,
  rental_percent: 100,
  delivery_percent: 50,
  deposit_percent: 0,
});

const draft = draftOf({
  id: 1,
  created_at: '',
  updated_at: '',
  deleted_at: null,
  version: 1,
  name: 'Usual',
  window_hours: 24,
  body: null,
  tiers: [tier(168), tier(48), tier(24)],
});

it('names each figure as the server names its error', () => {
  expect(draft['tiers.1.hours_before_start']).toBe(48);
  expect(tiersOf(draft)).toEqual([tier(168), tier(48), tier(24)]);
});

it('moves later steps up when one is taken out', () => {
  expect(tiersOf({ ...draft, ...withoutStep(draft, 1) })).toEqual([tier(168), tier(24)]);
});

it('adds an empty step at the end', () => {
  const added = tiersOf({ ...draft, ...withStep(draft) });

  expect(added).toHaveLength(4);
  expect(added[3]).toEqual({
    hours_before_start: null,
    rental_percent: null,
    delivery_percent: null,
    deposit_percent: null,
  });
});
