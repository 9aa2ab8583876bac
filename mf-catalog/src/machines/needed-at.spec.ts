import { neededAt } from './needed-at';

const springfield = { lat: 39.8, lng: -89.64 };
const at = '39.8,-89.64';

it.each([
  [{ place: '62701', address: '' }, springfield, { at, place: '62701', postal_code: '62701' }],
  [{ place: 'Springfield, IL', address: '' }, springfield, { at, place: 'Springfield, IL' }],
  [{ place: '62701', address: '7' }, springfield, { at, address: '7' }],
  [{ place: '', address: '' }, null, {}],
  [{ place: 'Nowhereville', address: '' }, null, {}],
])('of %j', (search, centre, needed) => {
  expect(neededAt(search, centre)).toEqual(needed);
});
