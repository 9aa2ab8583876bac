import { searchedFor, searchTextOf } from './search-text';

const person = { name: 'Ray Renter', email: 'ray@example.com' };

it.each(['+1 (555) 200-0029', '1 555 200 0029', '(555) 200-0029', '200-0029'])(
  'finds a phone number, with its country or without: %s',
  (typed) => {
    for (const phone of ['(555) 200-0029', '+1 555 200 0029']) {
      expect(searchTextOf({ ...person, phone })).toContain(searchedFor(typed));
    }
  },
);

it('takes what is no whole number for what it is', () => {
  expect([searchedFor('12'), searchedFor('1555'), searchedFor('Ray 1')]).toEqual(['12', '1555', 'ray 1']);
});
