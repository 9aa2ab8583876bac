import { isReported } from './is-reported';

it('is told once a minute, and of one page twenty times at most', () => {
  const told = (message: string, now: number) => !isReported({ name: 'TypeError', message }, now);

  expect(told('a', 0)).toBe(true);
  expect(told('a', 59_999)).toBe(false);
  expect(told('b', 59_999)).toBe(true);
  expect(isReported({ name: 'Error', message: 'a' }, 59_999)).toBe(false);
  expect(told('a', 60_000)).toBe(true);
  const further = Array.from({ length: 17 }, (_, at) => told(`c${at}`, 60_000));
  expect(further).toEqual([...Array<boolean>(16).fill(true), false]);
  expect(told('a', 999_999)).toBe(false);
});
