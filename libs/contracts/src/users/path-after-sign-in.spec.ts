import { pathAfterSignIn } from './path-after-sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    ['/rentals/5?tab=thread', '/rentals/5?tab=thread'],
    [null, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['/\r/evil.example', '/'],
    ['\t//evil.example', '/'],
    ['/rentals\n', '/'],
  ])('%j leads to %s', (next, path) => {
    expect(pathAfterSignIn(next)).toBe(path);
  });

  it('leads to no other site, whatever stands between, before and behind', () => {
    const signs = [
      ...['/', '\\', '\t', '\n', '\r', '.', '%09', ' ', '\0', '\u00a0', ':', '@', '?', '#', 'http:', ''],
    ];
    const tried = signs.flatMap((one) =>
      signs.flatMap((two) => signs.map((three) => `${one}${two}${three}evil.example`)),
    );

    const away = tried.filter((next) => {
      const site = 'https://yard.example';
      return new URL(pathAfterSignIn(next), `${site}/login`).origin !== site;
    });

    expect(away).toEqual([]);
  });
});
