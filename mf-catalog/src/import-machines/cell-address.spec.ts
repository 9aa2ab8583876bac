import type { AddressRecord } from '@yard/contracts';
import { addressOf, noAddressWords } from './cell-address';

const address = (id: number, line1: string, postal_code: string) =>
  ({ id, line1, line2: null, city: 'Austin', state: 'TX', postal_code }) as AddressRecord;
const addresses = [
  address(1, '400 Depot Street', '78702'),
  address(2, '919 East 32nd Street', '78705-1234'),
  address(3, '1 Mill Road', '02108'),
];

it.each([
  [undefined, 7],
  ['78702', 1],
  ['78705-1234', 2],
  ['2108', 3],
  ['919 East 32nd Street, Austin, TX 78705', 2],
  ['919 east 32nd street', 2],
  ['400 Depot Street, Austin, TX 78702', 1],
  ['500 Depot Street, Austin, TX 78702', undefined],
  ['99999', undefined],
  ['Austin', undefined],
])('finds for %j address %j', (text, id) => {
  expect(addressOf(text, { addresses, addressId: 7 })).toBe(id);
});

it('says what is none of them', () => {
  expect(noAddressWords('99999')).toBe('You have no address with the ZIP code 99999.');
  expect(noAddressWords('1 Elm Street')).toBe(
    '“1 Elm Street” isn’t one of your addresses. Add it, or enter only a ZIP code.',
  );
});
