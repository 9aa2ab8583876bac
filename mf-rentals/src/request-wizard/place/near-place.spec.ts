import { type RequestDraft, quoteInput } from '../request-draft';
import { nearPlace, searchedFields } from './near-place';

const near = (query: string) => nearPlace(new URLSearchParams(query));

it.each([
  ['at=39.8,-89.64&place=62701&postal_code=62701', { quoted: { lat: 39.8, lng: -89.64 }, name: '62701' }],
  ['postal_code=62701', { quoted: { postal_code: '62701' }, name: '62701' }],
  ['at=nowhere&postal_code=627', null],
  ['', null],
])('of %j', (query, place) => {
  expect(near(query)).toEqual(place);
});

it.each([
  ['at=39.96,-83&place=Columbus, OH', { city: 'Columbus', state: 'OH' }],
  ['at=39.8,-89.6&place=Springfield, IL 62701', { city: 'Springfield', state: 'IL', postal_code: '62701' }],
  ['place=62701&postal_code=62701', { postal_code: '62701' }],
  ['at=39.96,-83&place=the yard', {}],
  ['', {}],
])('begins an address with what the search told: %j', (query, fields) => {
  expect(searchedFields(new URLSearchParams(query))).toEqual(fields);
});

it('counts the delivery until there is an address, which is counted to from then on', () => {
  const draft = {
    machine_id: 4,
    start_date: '2027-04-05',
    end_date: '2027-04-09',
    address_id: null,
    delivery_enabled: true,
    machine_delivery_option_id: 3,
  } as RequestDraft;
  const asked = { machine_id: 4, start_date: '2027-04-05', end_date: '2027-04-09' };
  const place = near('postal_code=62701');

  expect(quoteInput(draft, place)).toEqual({ ...asked, postal_code: '62701', machine_delivery_option_id: 3 });
  expect(quoteInput({ ...draft, address_id: 7 }, place)).toEqual({
    ...asked,
    address_id: 7,
    machine_delivery_option_id: 3,
  });
  expect(quoteInput(draft)).toEqual({ ...asked, machine_delivery_option_id: null });
});
