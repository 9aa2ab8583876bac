import { queryWords } from './query-words';

const known = { types: [{ id: 7, name: 'Scissor Lift' }], distance_unit: 'mi', currency: 'usd' };

it.each([
  [{ search: 'lift', price_max: 300 }, null, ['“lift”', 'up to $300 a day']],
  [
    { machine_type_id: 7, lat: 30, lng: -97, radius: 25 },
    'Austin, TX',
    ['Scissor Lift', 'within 25 mi of Austin, TX'],
  ],
  [{ lat: 30, lng: -97 }, null, ['near 30, -97']],
  [
    { machine_type_id: 9, manufacturer: 'JLG', year_min: 2015, hours_max: 2000 },
    null,
    ['One type', 'JLG', 'from 2015', 'up to 2,000 h'],
  ],
  [{ price_min: 100, price_max: 300, delivery: true }, null, ['$100 a day to $300 a day', 'delivered']],
  [{ from: '2026-12-01', to: '2026-12-09', flexible_days: 3 }, null, ['free for 3 days in Dec 1–9, 2026']],
  [{ from: '2026-12-01', to: '2026-12-04' }, null, [expect.stringMatching(/^free .*1.*4/)]],
])('says what %j looks for', (query, place, words) => {
  expect(queryWords({ query, place }, known)).toEqual(words);
});
