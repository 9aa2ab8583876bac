import { takenBecause } from '../days/taken-words';
import { checklistLabel } from './checklist';
import { MACHINE_DEFAULTS, missingForPublishing, takenSpanOn } from './machine';

it('publishes a draft with a rate and an address, and says what is missing', () => {
  expect(missingForPublishing({ daily_rate: 0, address_id: 1 })).toEqual({});
  expect(missingForPublishing({ daily_rate: null, address_id: null })).toEqual({
    daily_rate: ['A machine needs a daily rate before it is published.'],
    address_id: ['A machine needs an address before it is published.'],
  });
});

it('finds the span that a day lies in, its first and last day too', () => {
  const taken = [
    { from: '2026-12-01', to: '2026-12-03', reason: 'rental' as const },
    { from: '2026-12-05', to: '2026-12-05', reason: 'blackout' as const },
  ];
  const found = ['30', '01', '03', '04', '05', '06'].map((day) =>
    takenSpanOn(day === '30' ? '2026-11-30' : `2026-12-${day}`, taken),
  );

  const [rental, blackout] = taken;
  expect(found).toEqual([undefined, rental, rental, undefined, blackout, undefined]);
});

it('says why days are taken', () => {
  expect(takenBecause).toEqual({
    rental: 'rented',
    blackout: 'blocked by the owner',
    turnaround: 'being checked after a rental',
  });
});

it('rents by the day, without days between, after an approval, where the owner says nothing else', () => {
  expect(MACHINE_DEFAULTS).toEqual({
    minimum_days: 1,
    turnaround_days: 0,
    instant_book: false,
    call_off: false,
  });
});

it('calls a point of the checklist as the type does, or by its key', () => {
  const checklist = [
    { key: 'hoses', label: 'Hoses and cylinders' },
    { key: 'left_track', label: 'Track, left' },
  ];

  expect(checklistLabel('left_track', checklist)).toBe('Track, left');
  expect(checklistLabel('right_hand_track', checklist)).toBe('Right hand track');
});
