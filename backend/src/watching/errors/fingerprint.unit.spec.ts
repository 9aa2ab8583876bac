import { fingerprintOf } from './fingerprint';

const fault = (fields: object = {}) => ({
  site: 'public' as const,
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  stack: 'TypeError: x\n    at Xe (https://yard.example/assets/site.1a2b3c4d.js:1:23456)',
  remote: null,
  ...fields,
});

it.each([
  [
    'of another build',
    { stack: 'TypeError: x\n    at qQ (https://yard.example/assets/site.9f8e7d6c.js:7:11)' },
  ],
  ['on the other site', { site: 'admin' as const }],
])('is the same %s', (_, fields) => {
  expect(fingerprintOf(fault(fields))).toBe(fingerprintOf(fault()));
});

it('is the same whichever record it happened to', () => {
  const about = (id: string) => fingerprintOf(fault({ message: `rental ${id} is gone`, stack: null }));

  expect(about('7')).toBe(about('812'));
});

it.each([
  ['another kind', { name: 'RangeError' }],
  ['another text', { message: 'x is not a function' }],
  ['a remote', { remote: 'mf-rentals' }],
  ['the server', { site: 'server' as const }],
  ['another file', { stack: 'TypeError: x\n    at Xe (https://yard.example/assets/vendor.1a2b3c4d.js:1:2)' }],
])('is another one for %s', (_, fields) => {
  expect(fingerprintOf(fault(fields))).not.toBe(fingerprintOf(fault()));
});
