import { postalPlaces, rentalRates } from '../reference/reference-data';
import { suggestedRates } from './published-rates';
import { statePlaces } from './state-places';

describe('suggestedRates', () => {
  const rate = (machine_type: string, hourly_rate_usd: string) => ({
    source_id: 'x',
    machine_type,
    hourly_rate_usd,
  });

  it('takes the median hour of a type, eight of them a day, 3.5 days a week, ten days four weeks', () => {
    const rates = suggestedRates([
      rate('A', '10'),
      rate('A', '99'),
      rate('A', '20.55'),
      rate('B', '1'),
      rate('B', '2'),
    ]);

    expect(rates.get('A')).toEqual({ daily: 164, weekly: 574, monthly: 1640 });
    expect(rates.get('B')).toEqual({ daily: 12, weekly: 42, monthly: 120 });
    expect(rates.get('C')).toBeUndefined();
  });

  it('knows 99 of the types from the published table', () => {
    const rates = suggestedRates(rentalRates());

    expect(rates.size).toBe(99);
    expect(rates.get('Crawler Excavator')).toEqual({ daily: 812, weekly: 2842, monthly: 8120 });
    expect(rates.get('Midi Excavator')).toBeUndefined();
  });
});

describe('statePlaces', () => {
  const all = postalPlaces();
  const places = statePlaces(all);

  it('has all postal codes of the table', () => {
    expect(all).toHaveLength(41_490);
    expect(all[0]).toEqual({
      postal_code: '00501',
      city: 'Holtsville',
      state: 'NY',
      lat: 40.8154,
      lng: -73.0451,
    });
  });

  it('spreads machines over their state, each always at the same place', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `BB-${index}`);
    const chosen = ids.map((id) => places.placeFor('TX', id));

    expect(chosen.every((place) => place?.state === 'TX')).toBe(true);
    expect(new Set(chosen.map((place) => place?.postal_code)).size).toBeGreaterThan(350);
    expect(ids.map((id) => places.placeFor('TX', id))).toEqual(chosen);
  });

  it('has a place in every state of the country, and none elsewhere', () => {
    expect(places.placeFor('PR', 'BB-1')?.city).toBe('San Juan');
    expect(places.placeFor('', 'BB-1')).toBeNull();
    expect(places.placeFor('ZZ', 'BB-1')).toBeNull();
  });
});
