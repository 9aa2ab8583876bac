import { straightLine } from '@yard/contracts';
import { cellOf, cellsWithin } from '../index/cells';
import { firstRadius, radiusAfter } from './rings';

const page = (limit: number, offset = 0) => ({ limit, offset });

describe('the rings around a place', () => {
  it('begin wider for more machines of a word, and end with the widest', () => {
    expect(firstRadius(page(500), false)).toBe(10);
    expect(firstRadius(page(15), true)).toBe(10);
    expect(firstRadius(page(240), true)).toBe(40);
    expect(firstRadius(page(15, 30_000), true)).toBe(375);
    expect(radiusAfter({ miles: 300, shown: 1 }, page(15))).toBe(375);
    expect(radiusAfter({ miles: 375, shown: 1 }, page(15))).toBeNull();
  });

  it('go as far on as the last had too few, within bounds', () => {
    const after = (shown: number, of = page(100)) => radiusAfter({ miles: 10, shown }, of);

    expect(after(25)).toBe(40);
    expect(after(99)).toBe(30);
    expect(after(0)).toBe(80);
    expect(after(25, page(100, 75))).toBeCloseTo(30);
  });
});

describe('the cells of a circle', () => {
  const places = [
    { lat: 30.27, lng: -97.74 },
    { lat: -54.8, lng: 179.9 },
    // Here the nearest place of a cell beside lies further towards the pole.
    { lat: 75, lng: 20 },
  ];

  it.each(places)('have every place of it, and fewer than its box has: %j', (from) => {
    const nearest = new Map<number, number>();
    for (const place of around(from)) {
      const cell = cellOf(place.lat, place.lng) ?? -1;
      nearest.set(cell, Math.min(nearest.get(cell) ?? Infinity, straightLine(from, place, 'mi')));
    }

    for (let radius = 50; radius <= 250; radius += 1) {
      const cells = new Set(cellsWithin(from, radius, 'mi'));
      const missed = [...nearest].filter(([cell, away]) => away <= radius && !cells.has(cell));
      expect({ radius, missed }).toEqual({ radius, missed: [] });
    }
    const widest = cellsWithin(from, 250, 'mi') ?? [];
    const rows = new Set(widest.map((cell) => Math.floor(cell / 720)));
    const columns = new Set(widest.map((cell) => cell % 720));
    expect(widest.length).toBeLessThan(rows.size * columns.size);
  });
});

/** Places in a grid of four degrees each way, longer ones where those of longitude are shorter. */
function around({ lat, lng }: { lat: number; lng: number }) {
  const steps = Array.from({ length: 321 }, (_, step) => (step - 160) / 40);
  const wide = 1 / Math.cos((lat * Math.PI) / 180);
  return steps.flatMap((north) =>
    steps.map((east) => ({ lat: lat + north, lng: ((lng + east * wide + 540) % 360) - 180 })),
  );
}
