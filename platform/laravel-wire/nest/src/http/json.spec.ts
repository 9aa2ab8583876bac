import { compactJson, prettyJson } from './json';

describe('JSON as PHP writes it', () => {
  it.each([
    [1.0, '1'],
    [0.5, '0.5'],
    [0.0001, '0.0001'],
    [0.00001, '1.0e-5'],
    [1.5e-7, '1.5e-7'],
    [-1e25, '-1.0e+25'],
    [12345678901234567890, '1.2345678901234567e+19'],
    [0.12345678901234568, '0.12345678901234568'],
    [-0, '0'],
  ])('%d is %s', (number, text) => {
    expect(compactJson({ number })).toBe(`{"number":${text}}`);
  });

  it('finds a long one wherever it stands', () => {
    const before = Array.from({ length: 20 }, (_, length) => 'a'.repeat(length));

    const texts = before.map((text) => compactJson([text, 12345678901234567890, 7]));

    expect(texts).toEqual(before.map((text) => `["${text}",1.2345678901234567e+19,7]`));
  });

  it('leaves numbers inside texts alone', () => {
    const value = { 'a 0.00001': '1e+30 "0.00001" \\', b: 1e30 };

    expect(compactJson(value)).toBe('{"a 0.00001":"1e+30 \\"0.00001\\" \\\\","b":1.0e+30}');
    expect(JSON.parse(compactJson(value))).toEqual(value);
  });

  it('escapes slashes and what is beyond ASCII; errors keep their slashes', () => {
    expect(compactJson({ a: 'é/' })).toBe('{"a":"\\u00e9\\/"}');
    expect(prettyJson({ a: 'é/' })).toBe('{\n    "a": "\\u00e9/"\n}');
  });
});
