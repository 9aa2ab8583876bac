import { countOf } from './use-facets';

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
