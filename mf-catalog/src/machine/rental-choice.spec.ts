import { lacksPlace, quoteOf, type RentalChoice } from './rental-choice';

const open: RentalChoice = {
  from: '',
  to: '',
  delivery: '',
  address: '',
  postal_code: '',
  at: '',
  place: '',
};
const days = { ...open, from: '2026-12-01', to: '2026-12-04' };
const quote = { machine_id: 5, start_date: '2026-12-01', end_date: '2026-12-04' };

describe('quoteOf', () => {
  it.each([
    ['no dates', open, null],
    ['dates', days, quote],
    ['delivery to nowhere yet', { ...days, delivery: '3' }, quote],
    ['half a postal code', { ...days, delivery: '3', postal_code: '787' }, quote],
    [
      'delivery to a postal code',
      { ...days, delivery: '3', postal_code: '78701' },
      { ...quote, machine_delivery_option_id: 3, postal_code: '78701' },
    ],
    [
      'an own address before a postal code',
      { ...days, delivery: '3', postal_code: '78701', address: '9' },
      { ...quote, machine_delivery_option_id: 3, address_id: 9 },
    ],
    [
      'the place of the search before both',
      { ...days, delivery: '3', postal_code: '78701', address: '9', at: '30.27,-97.74' },
      { ...quote, machine_delivery_option_id: 3, lat: 30.27, lng: -97.74 },
    ],
    ['a place without delivery', { ...days, postal_code: '78701' }, quote],
  ])('asks for %s', (_, choice, asked) => {
    expect(quoteOf(5, choice)).toEqual(asked);
  });
});

describe('lacksPlace', () => {
  it('is so only for a delivery to nowhere', () => {
    expect(lacksPlace(open)).toBe(false);
    expect(lacksPlace({ ...open, delivery: '3' })).toBe(true);
    expect(lacksPlace({ ...open, delivery: '3', postal_code: '78701' })).toBe(false);
  });
});
