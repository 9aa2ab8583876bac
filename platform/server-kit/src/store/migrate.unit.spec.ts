import { lockName } from './migrate';

/** A database's name has up to 64 characters, too. */
const LONG = 'yard_'.padEnd(63, 'x');

it('names a lock after its database', () => {
  expect(lockName('yard migrations', 'yard')).toBe('yard migrations of yard');
});

it('stays within the 64 characters of MySQL, another for each database', () => {
  const names = ['y', 'z'].map((last) => lockName('yard migrations', LONG + last));

  expect(names.map(({ length }) => length)).toEqual([64, 64]);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^yard migrations of [0-9a-f]{45}$/);
});
