import {
  allow,
  deny,
  defineRecord,
  firstMessages,
  hasErrors,
  laravelTimestamp,
  mergeErrors,
  pageNumber,
  summarize,
} from './index';

describe('error bags', () => {
  it('are summed up by the first text and the number of the others', () => {
    expect(summarize({})).toBe('');
    expect(summarize({ a: ['One.'] })).toBe('One.');
    expect(summarize({ a: ['One.', 'Two.'] })).toBe('One. (and 1 more error)');
    expect(summarize({ a: ['One.'], b: ['Two.', 'Three.'] })).toBe('One. (and 2 more errors)');
  });

  it('give the first message of each field', () => {
    expect(firstMessages({ a: ['One.', 'Two.'], b: [] })).toEqual({ a: 'One.' });
    expect(hasErrors({ a: [] })).toBe(false);
  });

  it('are merged field by field', () => {
    expect(mergeErrors({ a: ['One.'] }, { a: ['Two.'], b: ['Three.'] })).toEqual({
      a: ['One.', 'Two.'],
      b: ['Three.'],
    });
  });
});

describe('wire facts', () => {
  it('write timestamps with six decimals', () => {
    expect(laravelTimestamp(new Date('2026-11-20T01:30:47.005Z'))).toBe('2026-11-20T01:30:47.005000Z');
  });

  it('sort records ascending unless told otherwise', () => {
    expect(defineRecord({ endpoint: 'api/a', sortBy: 'name', channel: 'a' }).direction).toBe('asc');
    expect(
      defineRecord({ endpoint: 'api/a', sortBy: 'name', channel: 'a', direction: 'desc' }).direction,
    ).toBe('desc');
  });

  it('give verdicts with and without a message', () => {
    expect([allow(), deny(), deny('No.')]).toEqual([
      { allowed: true },
      { allowed: false },
      { allowed: false, message: 'No.' },
    ]);
  });

  test.each([
    ['2', 2],
    [' 3 ', 3],
    [4, 4],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['abc', 1],
    [null, 1],
    [['2'], 1],
  ])('page %p is %p', (asked, page) => {
    expect(pageNumber(asked)).toBe(page);
  });
});
