import { blurred, boundingBox, EARTH_RADIUS, haversineOf, straightLine } from './place';

const ON_A_CIRCLE = Array.from({ length: 360 }, (_, degree) => degree);

describe('straightLine', () => {
  it('is a degree of latitude in 69.1 miles or 111.2 kilometres', () => {
    const [equator, north] = [
      { lat: 0, lng: 0 },
      { lat: 1, lng: 0 },
    ];

    expect(straightLine(equator, north, 'mi')).toBeCloseTo(69.09, 1);
    expect(straightLine(equator, north, 'km')).toBeCloseTo(111.2, 1);
    expect(straightLine({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 'km')).toBeCloseTo(111.2, 1);
    expect(straightLine({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 'km')).toBeCloseTo(20015.1, 0);
  });

  it('is 2,847.8 kilometres from Austin to Seattle', () => {
    const [austin, seattle] = [
      { lat: 30.2672, lng: -97.7431 },
      { lat: 47.6062, lng: -122.3321 },
    ];
    expect(straightLine(austin, seattle, 'km')).toBeCloseTo(2847.8, 1);
    expect(straightLine(seattle, austin, 'mi')).toBeCloseTo(1769.5, 1);
  });
});

describe('boundingBox', () => {
  it.each([
    [0, 50],
    [40, 500],
    [-60, 1000],
    [75, 900],
  ])('holds every place of a circle around latitude %d with radius %d miles', (lat, radius) => {
    const box = boundingBox({ lat, lng: 0 }, radius, 'mi');

    for (const degree of ON_A_CIRCLE) {
      const place = destination(lat, radius / EARTH_RADIUS.mi, (degree * Math.PI) / 180);
      expect(place.lat).toBeGreaterThanOrEqual(box.south - 1e-9);
      expect(place.lat).toBeLessThanOrEqual(box.north + 1e-9);
      expect(Math.abs(place.lng)).toBeLessThanOrEqual(box.east + 1e-9);
    }
  });

  it('takes all longitudes around a pole', () => {
    expect(boundingBox({ lat: 89, lng: 5 }, 200, 'mi')).toMatchObject({ west: -180, east: 180 });
    expect(boundingBox({ lat: 10, lng: 5 }, 25000, 'mi')).toMatchObject({ west: -180, east: 180 });
  });
});

describe('haversineOf', () => {
  it('grows to one at half the girth, and stays there', () => {
    expect(haversineOf(0, 'km')).toBe(0);
    expect(haversineOf(20015.2, 'km')).toBeCloseTo(1);
    expect(haversineOf(30000, 'km')).toBe(1);
  });
});

describe('blurred', () => {
  it('rounds half up on either side of zero', () => {
    expect(blurred({ lat: 30.2749, lng: -97.725 })).toEqual({ lat: 30.27, lng: -97.72 });
    expect(blurred({ lat: 30.275, lng: -97.7251 })).toEqual({ lat: 30.28, lng: -97.73 });
  });
});

/** The place reached from latitude `lat` on the prime meridian, an angle away, in a direction from north. */
function destination(lat: number, angle: number, bearing: number) {
  const phi = (lat * Math.PI) / 180;
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.sin(bearing) * Math.sin(angle) * Math.cos(phi);
  const lng = Math.atan2(east, Math.cos(angle) - Math.sin(phi) * sine);
  return { lat: (Math.asin(sine) * 180) / Math.PI, lng: (lng * 180) / Math.PI };
}
