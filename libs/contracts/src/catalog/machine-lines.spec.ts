import { daysWords } from '../days/days-words';
import { placeWords } from './machine-lines';

it('names a place by what there is of it, and none for a draft without one', () => {
  expect(placeWords({ city: 'Austin', state: 'TX' })).toBe('Austin, TX');
  expect(placeWords({ city: null, state: 'TX' })).toBe('TX');
  expect(placeWords({ city: null, state: null })).toBeNull();
});

it('counts days in the right number', () => {
  expect([1, 28, 1000].map(daysWords)).toEqual(['1 day', '28 days', '1,000 days']);
});
