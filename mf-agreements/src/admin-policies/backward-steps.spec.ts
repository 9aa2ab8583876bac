import { backwardWords } from './backward-steps';

const step = (hours_before_start: number, rental: number, delivery = 100, deposit = 100) => ({
  ...{ hours_before_start, rental_percent: rental, delivery_percent: delivery, deposit_percent: deposit },
});

it.each([
  ['gives more back the earlier', [step(72, 100), step(48, 50), step(0, 0)]],
  ['gives the same', [step(72, 50), step(48, 50)]],
  ['has one step', [step(0, 0)]],
])('says nothing of a policy that %s', (_, tiers) => {
  expect(backwardWords(tiers)).toEqual([]);
});

it('names each part of which who cancels earlier gets less, whatever the order of the steps', () => {
  expect(backwardWords([step(48, 100, 100, 20), step(5000, 0, 100, 10), step(0, 0, 0, 0)])).toEqual([
    'Who cancels 5000 hours before the start gets 0% of the rent back, and who cancels 48 hours before it 100%.',
    'Who cancels 5000 hours before the start gets 10% of the deposit back, and who cancels 48 hours before it 20%.',
  ]);
  expect(backwardWords([step(72, 100, 0), step(24, 50, 50)])).toEqual([
    'Who cancels 72 hours before the start gets 0% of the delivery back, and who cancels 24 hours before it 50%.',
  ]);
});
