import { withoutPersons } from './without-persons';

it.each([
  ['no user ray.renter+x@mail.example.com here', 'no user ***@*** here'],
  ['card 4242 4242 4242 4242 declined', 'card *** declined'],
  ['call (555) 010-0100 now', 'call *** now'],
  [
    'at https://yard.example/reset-password?token=abc&email=a:3:14',
    'at https://yard.example/reset-password?***',
  ],
  ['intent pi_3Nabcdef failed', 'intent *** failed'],
  ['x4242424242424242y', 'x****************y'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutPersons(text)).toBe(kept);
});

it.each([
  "Cannot read properties of undefined (reading 'map')",
  'at Xe (https://yard.example/assets/site.1a2b3c4d.js:1:23456)',
  'rental 12345 is closed, status 409',
  'b3c1f6f2-0f53-4a7f-9c3e-111122223333',
  'is it there? yes',
])('%j is kept whole', (text) => {
  expect(withoutPersons(text)).toBe(text);
});

it('takes no longer for a hostile text than for a long one', () => {
  const hostile = `${'a.'.repeat(10_000)}@${'1 '.repeat(10_000)}`;

  expect(withoutPersons(hostile).length).toBeLessThanOrEqual(hostile.length + 3);
});
