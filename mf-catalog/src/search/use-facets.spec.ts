import { countOf, offeredFirst } from './use-facets';

const choice = (value: string | number, count: number, count_is_bound = false) => ({
  value,
  label: String(value),
  count,
  count_is_bound,
});

describe('countOf', () => {
  it('tells how many a choice leaves, and that there may be more', () => {
    expect(countOf([choice(7, 1204)], '7')).toBe('1,204');
    expect(countOf([choice('bomag', 250, true)], 'bomag')).toBe('250+');
  });

  it('tells none of what was counted and is not there, and nothing before', () => {
    expect(countOf([choice(7, 3)], '8')).toBe('0');
    expect(countOf([choice(7, 3, true)], '8')).toBeUndefined();
    expect(countOf(undefined, '8')).toBeUndefined();
  });
});

describe('offeredFirst', () => {
  const types = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const ids = (counted?: Parameters<typeof offeredFirst>[1]) =>
    offeredFirst(types, counted).map(({ id }) => id);

  it('puts what has machines before what has none, each in its order', () => {
    expect(ids([choice(2, 1), choice(3, 40)])).toEqual([2, 3, 1]);
  });

  it('leaves the order as it is before anything is counted, and where some was not', () => {
    expect(ids()).toEqual([1, 2, 3]);
    expect(ids([choice(3, 250, true)])).toEqual([1, 2, 3]);
  });
});
