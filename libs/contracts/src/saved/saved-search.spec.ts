import { mutePath, savedSearchPath } from './saved-search';
import type { SavedSearchRecord } from './records';

const pathOf = (query: SavedSearchRecord['query'], place: string | null = null) =>
  decodeURIComponent(savedSearchPath({ query, place }).replaceAll('+', ' '));

it.each<[SavedSearchRecord['query'], string | null, string]>([
  [{}, null, '/search?'],
  [{ search: 'skid steer', machine_type_id: 3 }, null, '/search?search=skid steer&type=3'],
  [
    { lat: 30.27, lng: -97.74, radius: 50 },
    'Austin, TX',
    '/search?at=30.27,-97.74&place=Austin, TX&radius=50',
  ],
  [{ lat: 0, lng: 0 }, null, '/search?at=0,0&place=0, 0&radius=any'],
  [{ lat: 30.27, lng: null }, 'Austin, TX', '/search?'],
  [{ lat: null, lng: -97.74 }, 'Austin, TX', '/search?'],
  [{ delivery: true }, null, '/search?delivery=1'],
  [{ delivery: false }, null, '/search?'],
  [
    { attributes: { dig_depth: { min: 3 }, fuel: { is: 'Diesel' }, cab: null } },
    null,
    '/search?with.dig_depth=3..&with.fuel=Diesel',
  ],
])('opens %j at %j as %s', (query, place, path) => {
  expect(pathOf(query, place)).toBe(path);
});

it('has an address that turns its mails off', () => expect(mutePath(7)).toBe('/saved/mute/7'));
