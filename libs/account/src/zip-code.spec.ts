import { zipCodeOf } from './zip-code';

it.each([
  ['627', '627'],
  ['62701', '62701'],
  ['62701-', '62701'],
  ['627011234', '62701-1234'],
  ['62701-12345', '62701-1234'],
  ['IL 62701', '62701'],
  ['Ohio', ''],
])('of %j keeps %j', (typed, code) => {
  expect(zipCodeOf(typed)).toBe(code);
});
