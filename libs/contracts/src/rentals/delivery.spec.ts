import { priceDelivery, roadDistance } from './delivery';
import { isRent } from './rates';

/** A degree of latitude: 111.195 km, by road 144.5536, 69.0934 miles, by road 89.8214. */
const [FROM, TO] = [
  { lat: 30, lng: -97 },
  { lat: 31, lng: -97 },
];

it.each([
  ['km', 144.6],
  ['mi', 89.9],
] as const)('rounds the road up to a tenth of a %s', (unit, distance) => {
  expect(roadDistance(FROM, TO, unit)).toBe(distance);
  expect(roadDistance(FROM, FROM, unit)).toBe(0);
});

describe('the price of a delivery', () => {
  const terms = { id: 3, name: 'Lowboy', radius: 50, base_amount: 15_000, amount_per_distance: 425 };
  const of = { type: 'machine_delivery_option', id: 3 };

  it('is the base and so much a mile', () => {
    expect(priceDelivery(terms, 12.3, { unit: 'mi', ownPlace: true })).toEqual({
      delivery_distance: 12.3,
      delivery_available: true,
      delivery_message: null,
      delivery_amount: 20_228,
      lines: [
        { kind: 'delivery', label: 'Lowboy', quantity: 1, unit_amount: 15_000, amount: 15_000, of },
        { kind: 'delivery', label: 'Delivery, 12.3 mi', quantity: 12.3, unit_amount: 425, amount: 5228, of },
      ],
    });
  });

  it.each(['1 day', '1 week', '4 weeks'])('is no rent where its option is called %s', (name) => {
    const { lines } = priceDelivery({ ...terms, name }, 0, { unit: 'km', ownPlace: true });
    expect(lines.map(({ label }) => label)).toEqual([name]);
    expect(lines.some(isRent)).toBe(false);
  });

  it('has no line for what costs nothing', () => {
    expect(priceDelivery({ ...terms, base_amount: 0 }, 0, { unit: 'km', ownPlace: true })).toMatchObject({
      delivery_available: true,
      delivery_amount: 0,
      lines: [],
    });
  });

  it('writes long ways with commas', () => {
    const { lines } = priceDelivery({ ...terms, radius: 3000 }, 1963, { unit: 'mi', ownPlace: true });
    expect(lines.at(-1)?.label).toBe('Delivery, 1,963 mi');
    expect(priceDelivery(terms, 1963, { unit: 'mi', ownPlace: true }).delivery_message).toBe(
      'Lowboy reaches 50 mi; this place is 1,963 mi away by road.',
    );
  });

  it('reaches its radius, and no further', () => {
    expect(priceDelivery(terms, 50, { unit: 'km', ownPlace: true }).delivery_amount).toBe(36_250);
    expect(priceDelivery(terms, 50.1, { unit: 'km', ownPlace: true })).toEqual({
      delivery_distance: 50.1,
      delivery_available: false,
      delivery_message: 'Lowboy reaches 50 km; this place is 50.1 km away by road.',
      delivery_amount: 0,
      lines: [],
    });
  });

  it.each([
    [49.6, 50, 36_250],
    [50, 50, 36_250],
    [50.1, 51, null],
    [50.4, 51, null],
  ])(
    'compares tenths with the radius for a strange place too, and says whole miles: %d',
    (road, miles, amount) => {
      const { delivery_distance, ...priced } = priceDelivery(terms, road, { unit: 'mi', ownPlace: false });

      expect([delivery_distance, priced.delivery_available && priced.delivery_amount]).toEqual([
        miles,
        amount ?? false,
      ]);
      if (amount === null) {
        expect(priced.delivery_message).toBe('Lowboy reaches 50 mi; this place is 51 mi away by road.');
      }
    },
  );
});
