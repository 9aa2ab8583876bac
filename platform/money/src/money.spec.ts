import { currencyDecimals, formatMoney, percentOf, toMajor, toMinor } from './money';

describe('money', () => {
  it.each([
    ['usd', 19.99, 1999],
    ['usd', '1234.50', 123450],
    ['usd', 1.005, 101],
    ['usd', 0.1 + 0.2, 30],
    ['jpy', 500, 500],
    ['usd', -4.5, -450],
  ])('turns %s %s into %d minor units', (currency, major, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });

  it.each(['huf', 'COP', 'idr', 'pkr', 'all'])(
    'counts %s in hundredths, as card providers do, though it is written whole',
    (currency) => {
      expect([currencyDecimals(currency), toMinor(10.5, currency)]).toEqual([2, 1050]);
      expect(formatMoney(10.5, currency)).toContain('10.50');
    },
  );

  it('knows currencies without decimals, and with three', () => {
    expect(['krw', 'clp', 'xof', 'isk'].map(currencyDecimals)).toEqual([0, 0, 0, 0]);
    const inThousandths = ['BHD', 'iqd', 'jod', 'kwd', 'lyd', 'omr', 'tnd'];
    expect(inThousandths.map(currencyDecimals)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  it('comes back from minor units without a binary tail', () => {
    expect([1999, 10, 123450, 0].map((minor) => toMajor(minor, 'usd'))).toEqual([19.99, 0.1, 1234.5, 0]);
    expect(toMajor(500, 'jpy')).toBe(500);
  });

  it('refuses what is no amount', () => {
    expect(() => toMinor('twelve', 'usd')).toThrow(new RangeError('Not an amount: twelve'));
    expect(() => currencyDecimals('dollars')).toThrow(new RangeError('Not a currency: dollars'));
  });

  it('rounds a share half up', () => {
    expect(percentOf(1050, 50)).toBe(525);
    expect(percentOf(333, 50)).toBe(167);
    expect(percentOf(10_001, 12.5)).toBe(1250);
  });

  it('formats for people', () => {
    expect(formatMoney(1234.5, 'usd')).toBe('$1,234.50');
    expect(formatMoney(1234, 'usd')).toBe('$1,234');
    expect(formatMoney(1234, 'usd', { exact: true })).toBe('$1,234.00');
  });
});
