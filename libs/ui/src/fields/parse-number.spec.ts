import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['40', 40],
    [' 1,250.50 ', 1250.5],
    ['.5', 0.5],
    ['12.', 12],
    ['-3', -3],
  ])('reads %j as %d', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it.each(['', '-', 'abc', '1e5', '12px', '1.2.3'])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});
