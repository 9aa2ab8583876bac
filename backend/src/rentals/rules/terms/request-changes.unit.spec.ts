import { RentalRequest } from '../../records/rental-request.entity';
import { changesOf, missingAgreements } from './request-changes';

const wanted = {
  machine_id: 7,
  address_id: 1,
  start_date: '2026-12-14',
  end_date: '2026-12-16',
  delivery_enabled: true,
  machine_delivery_option_id: 3,
  stripe_payment_method_id: 'pm_card_visa',
};
const texts = { start_time: '07:00', end_time: null, details: 'Gate 2' };
const request = Object.assign(new RentalRequest(), wanted, texts);
const nothing = {
  wanted,
  wrongTimes: {},
  texts: {},
  terms: false,
  price: false,
  card: false,
  cardOnly: false,
};

it('is no change where everything is sent as it is', () => {
  expect(changesOf(request, {})).toEqual(nothing);
  expect(changesOf(request, { ...wanted, ...texts })).toEqual({ ...nothing, cardOnly: true });
});

it.each([
  ['machine_id', 8],
  ['address_id', 2],
  ['start_date', '2026-12-13'],
  ['end_date', '2026-12-17'],
])('asks for the agreements and the price again where %s changes', (field, value) => {
  const change = { ...nothing, wanted: { ...wanted, [field]: value }, terms: true, price: true };

  expect(changesOf(request, { [field]: value })).toEqual(change);
});

it.each([
  ['delivery_enabled', false],
  ['machine_delivery_option_id', null],
])('asks for the price alone where %s changes', (field, value) => {
  const change = { ...nothing, wanted: { ...wanted, [field]: value }, price: true };

  expect(changesOf(request, { [field]: value })).toEqual(change);
});

it('changes texts without a question, to none too', () => {
  const input = { start_time: null, end_time: '17:00', details: null };

  expect(changesOf(request, input)).toEqual({ ...nothing, texts: input });
});

it('knows a card by itself from one beside other changes', () => {
  const card = { stripe_payment_method_id: null };

  expect(changesOf(request, card)).toEqual({
    ...nothing,
    wanted: { ...wanted, ...card },
    card: true,
    cardOnly: true,
  });
  expect(changesOf(request, { ...card, details: null })).toMatchObject({ card: true, cardOnly: false });
  expect(changesOf(request, { ...card, address_id: 2 })).toMatchObject({ card: true, cardOnly: false });
});

it('names the agreements that are not sent', () => {
  expect(missingAgreements({ agree_to_privacy_policy: true, agree_to_rental_agreement: true })).toEqual({
    agree_to_terms_and_conditions: ['The agree to terms and conditions field must be accepted.'],
    agree_to_insurance_disclaimer: ['The agree to insurance disclaimer field must be accepted.'],
  });
});
