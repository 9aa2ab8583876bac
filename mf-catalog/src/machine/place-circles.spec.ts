import { type Geotag, straightLine } from '@yard/contracts';
import { ringOf } from '../search/map/circles';
import { placeCircles, reachOf } from './place-circles';

const machine = (geotag: Geotag | null, ...radii: number[]) =>
  ({ geotag, delivery_options: radii.map((radius) => ({ radius })) }) as Parameters<typeof placeCircles>[0];
const austin = { lat: 30.27421, lng: -97.74032 };

describe('placeCircles', () => {
  it('does not tell the exact place, and has it within the circle', () => {
    const [place, ...others] = placeCircles(machine(austin), 'mi');

    expect(place).toEqual({ what: 'place', centre: { lat: 30.27, lng: -97.74 }, radius: 1, unit: 'mi' });
    expect(straightLine(austin, { lat: 30.27, lng: -97.74 }, 'mi')).toBeLessThan(1);
    expect(others).toEqual([]);
  });

  it('reaches as far as the furthest delivery', () => {
    expect(placeCircles(machine(austin, 25, 60), 'km')).toMatchObject([
      { what: 'place', radius: 2 },
      { what: 'reach', centre: { lat: 30.27, lng: -97.74 }, radius: 60 },
    ]);
  });

  it('draws nothing without a place, and no delivery across the country', () => {
    expect(placeCircles(machine(null, 25), 'mi')).toEqual([]);
    expect(reachOf(machine(austin, 25, 501))).toBeNull();
  });
});

it('a ring is closed and as far away everywhere as it says', () => {
  const centre = { lat: 44, lng: -100 };
  const ring = ringOf({ what: 'reach', centre, radius: 100, unit: 'mi' });

  expect(ring[0]).toEqual(ring.at(-1));
  for (const [lng, lat] of ring) {
    const distance = straightLine(centre, { lat, lng }, 'mi');
    expect(Math.abs(distance - 100)).toBeLessThan(2);
  }
});
