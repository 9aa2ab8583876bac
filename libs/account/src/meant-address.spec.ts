import { meantAddress } from './meant-address';

it.each([
  ['tess@gmial.com', 'tess@gmail.com'],
  ['Tess@GMAIL.CO', 'Tess@gmail.com'],
  ['tess@gmail.con', 'tess@gmail.com'],
  ['tess@yahooo.com', 'tess@yahoo.com'],
  ['tess@hotnail.com', 'tess@hotmail.com'],
  ['tess@iclod.com', 'tess@icloud.com'],
  ['tess@gmail.com', null],
  ['tess@mail.com', null],
  ['tess@ymail.com', null],
  ['tess@yahoo.ca', null],
  ['tess@outlook.de', null],
  ['tess@example.com', null],
  ['tess@', null],
  ['gmial.com', null],
])('%s meant %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});
