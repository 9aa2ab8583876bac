import { firstNameOf } from './reader';

it.each([
  ['Olive Owner', 'Olive'],
  ['Cher', 'Cher'],
  ['Hill Country Equipment', 'Hill Country Equipment'],
  ['Miller & Sons', 'Miller & Sons'],
  ['Acme LLC', 'Acme LLC'],
])('calls %s %s', (name, short) => {
  expect(firstNameOf(name)).toBe(short);
});
