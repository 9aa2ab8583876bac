import { cookieIn, setCookieHeader } from './cookies';

describe('a cookie of a request', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    ['xb=1; b=2', 'b', '2'],
    ['xb=1', 'b', null],
    ['b=1; b=2', 'b', '1'],
    ['b=a%3D%2F', 'b', 'a=/'],
    ['b=100%', 'b', '100%'],
    ['b=', 'b', ''],
    ['c=b=1', 'b', null],
    [undefined, 'b', null],
  ])('%s: %s is %s', (header, name, value) => {
    expect(cookieIn(header, name)).toBe(value);
  });
});

it("writes a line in Laravel's order", () => {
  const attributes = {
    maxAgeSeconds: 60,
    now: new Date('2026-11-20T05:15:00.500Z'),
    secure: true,
    httpOnly: true,
  };

  expect(setCookieHeader('a', 'x=', { ...attributes, domain: '.d.test' })).toBe(
    'a=x%3D; expires=Fri, 20 Nov 2026 05:16:00 GMT; Max-Age=60; path=/; domain=.d.test; secure; httponly; samesite=lax',
  );
});
