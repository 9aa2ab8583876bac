import { ADDRESS_TEXT_MAX as MAX } from '@yard/contracts';
import { Address } from '../../../catalog/addresses/address.entity';
import { Machine } from '../../../catalog/machines/machine.entity';
import { RentalRequest } from '../../records/rental-request.entity';
import { addressErrors, invalid, spanErrors, type WantedRental } from './agreed-terms';

const TODAY = '2026-11-20';
const machine = Object.assign(new Machine(), { id: 7, minimum_days: 2 });
const wanted: WantedRental = {
  machine_id: 7,
  address_id: 1,
  start_date: '2026-12-14',
  end_date: '2026-12-16',
  delivery_enabled: false,
  machine_delivery_option_id: null,
  stripe_payment_method_id: null,
};
const past = { start_date: '2026-11-19', end_date: '2026-11-21' };
const errors = (days: Partial<WantedRental>, before: RentalRequest | null = null) =>
  spanErrors({ ...wanted, ...days }, machine, TODAY, before);

it('takes days from today on that are long enough', () => {
  expect(errors({})).toEqual({});
  expect(errors({ start_date: TODAY, end_date: '2026-11-21' })).toEqual({});
});

it.each([
  [
    { end_date: '2026-12-13' },
    { end_date: ['The end date field must be a date after or equal to start date.'] },
  ],
  [past, { start_date: ['The start date field must be today or later at the machine.'] }],
  [{ end_date: '2026-12-14' }, { end_date: ['This machine is rented for at least 2 days.'] }],
  [{ end_date: '2028-12-14' }, { end_date: ['A rental lasts at most 366 days.'] }],
])('refuses %j with a sentence', (days, words) => {
  expect(errors(days)).toEqual(words);
});

it('judges a change by passed days only where it changes the machine or the days', () => {
  const before = Object.assign(new RentalRequest(), { machine_id: 7, ...past });

  expect(errors(past, before)).toEqual({});
  expect(Object.keys(errors({ ...past, end_date: '2026-11-22' }, before))).toEqual(['start_date']);
  expect(Object.keys(errors({ ...past, start_date: '2026-11-18' }, before))).toEqual(['start_date']);
  const other = Object.assign(new RentalRequest(), { machine_id: 8, ...past });
  expect(Object.keys(errors(past, other))).toEqual(['start_date']);
});

it('takes an address that fits the column in characters', () => {
  const place = (line1: string) =>
    Object.assign(new Address(), { line1, line2: null, city: 'Austin', state: 'TX', postal_code: '78701' });
  // ", Austin, TX 78701" takes eighteen.
  expect(addressErrors(place('ü'.repeat(MAX - 18)))).toEqual({});
  expect(addressErrors(place('😀'.repeat(MAX - 18)))).toEqual({});
  expect(addressErrors(place('ü'.repeat(MAX - 17)))).toEqual({
    address_id: [`The address must not be longer than ${MAX} characters in all.`],
  });
});

it('names a field in words that is not valid', () => {
  expect(invalid('machine_delivery_option_id')).toEqual({
    machine_delivery_option_id: ['The selected machine delivery option id is invalid.'],
  });
});
