import { KnownDifferences } from './known-differences';

it('says since when the oldest difference that still stands is known', () => {
  const known = new KnownDifferences();
  const found = [['a'], ['a', 'b'], ['b'], ['b', 'c'], [], ['a']];

  const since = found.map((differences, day) =>
    known.since(differences, new Date(Date.UTC(2026, 10, day + 1))),
  );

  expect(since.map((date) => date?.getUTCDate())).toEqual([1, 1, 2, 2, undefined, 6]);
});
