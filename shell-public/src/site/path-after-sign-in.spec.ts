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
  ])('%j leads to %s', (next, path) => {
    expect(pathAfterSignIn(next)).toBe(path);
  });
});
