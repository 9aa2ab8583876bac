import { searchOf, type View } from './area';
import { landOf, unpack } from './land';
import { groupName, joined, pinsOf } from './pins';

const machine = { id: 7, subject: 'CAT 320', geotag: { lat: 30.27, lng: -97.74 } };

describe('pinsOf', () => {
  it.each([
    [{ amount: 1240.5, of: 'day' }, '$1,241', 'CAT 320, $1,241 a day'],
    [{ amount: 3100, of: 'delivered' }, '$3,100', 'CAT 320, $3,100 delivered'],
    [{ amount: 2400, of: 'days' }, '$2,400', 'CAT 320, $2,400 total'],
    [{ amount: null, of: 'day' }, '–', 'CAT 320, no price'],
    [{ amount: null, of: 'none' }, 'No offer', 'CAT 320, no offer for this search'],
  ] as const)('says %j', (shown, price, name) => {
    expect(pinsOf([machine], () => shown, 'usd')).toEqual([
      { id: 7, place: machine.geotag, amount: shown.amount, price, name },
    ]);
  });

  it('has no pin where a machine stands nowhere', () => {
    expect(pinsOf([{ ...machine, geotag: null }], () => ({ amount: 1, of: 'day' }), 'usd')).toEqual([]);
  });
});

it('calls a group by its number and its lowest price', () => {
  expect(groupName(1200, 85, 'usd')).toBe('1,200 machines, from $85');
  expect(groupName(2, null, 'usd')).toBe('2 machines');
});

it('has a machine of two lists once', () => {
  expect(joined([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

describe('searchOf', () => {
  const austin = { name: 'Austin', state: 'TX', lat: 30.27, lng: -97.74, codes: 74 };
  const view: View = {
    centre: { lat: 30.3, lng: -97.70004 },
    northEast: { lat: 30.8, lng: -97.2 },
    southWest: { lat: 29.8, lng: -98.2 },
  };

  it('reaches from the middle to the furthest corner, and is called after the next place', () => {
    expect(searchOf(view, 'mi', [{ ...austin, name: 'Dallas', lat: 32.78 }, austin])).toEqual({
      at: '30.3,-97.7',
      address: '',
      radius: 46,
      place: 'Austin, TX',
    });
  });

  it('is called by its figures where no place is near, and reaches no further than a list may', () => {
    const sea = {
      centre: { lat: 0, lng: 0 },
      northEast: { lat: 80, lng: 179 },
      southWest: { lat: -80, lng: -179 },
    };

    expect(searchOf(view, 'mi', [])).toMatchObject({ place: '30.3,-97.7' });
    expect(searchOf(sea, 'km', []).radius).toBeLessThanOrEqual(25_000);
  });
});

describe('the land', () => {
  it('is put together from lines that its states share', () => {
    const { states, lakes, roads } = unpack({
      arcs: [
        [0, 0, 500, 0],
        [500, 0, 0, 500, -500, 0, 0, -500],
      ],
      states: [
        [
          'Square',
          0.5,
          0.5,
          [
            [0, 1],
            [~1, ~0],
          ],
        ],
      ],
      neighbours: [],
      lakes: [[0, 0, 500, 0]],
      rivers: [],
      roads: [['35', [0, 500, 0, 500]]],
      places: [],
    });

    expect(lakes).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    expect(roads).toEqual([
      {
        number: '35',
        line: [
          [0, 1],
          [0, 2],
        ],
      },
    ]);
    expect(states).toEqual([
      {
        name: 'Square',
        middle: [0.5, 0.5],
        rings: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
            [0, 0],
          ],
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [1, 0],
            [0, 0],
          ],
        ],
      },
    ]);
  });

  it('has the interstates where they meet their towns', () => {
    const { roads } = landOf();
    const austin = roads.find(({ number }) => number === '35')?.line.map((at) => at.map(Math.round).join());

    expect(austin).toContain('-98,30');
    expect(roads.length).toBeGreaterThan(50);
  });

  it('has every state in closed rings, and Austin where it is', () => {
    const { states, places } = landOf();

    expect(states).toHaveLength(52);
    const rings = states.flatMap((state) => state.rings);
    expect(rings.filter((ring) => String(ring[0]) !== String(ring.at(-1)))).toEqual([]);
    const austin = places.find(({ name, state }) => name === 'Austin' && state === 'TX');
    expect([Math.round(austin?.lat ?? 0), Math.round(austin?.lng ?? 0)]).toEqual([30, -98]);
  });
});
