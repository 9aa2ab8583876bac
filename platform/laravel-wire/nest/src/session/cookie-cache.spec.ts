import { CookieCache } from './cookie-cache';

it('knows the latest cookies by value and by text, each under its own name', () => {
  const known = new CookieCache(true);
  known.store('a', 'sealed', 'text');

  expect([known.textOf('a', 'sealed'), known.sealedOf('a', 'text')]).toEqual(['text', 'sealed']);
  expect([known.textOf('b', 'sealed'), known.sealedOf('b', 'text')]).toEqual([undefined, undefined]);

  for (let n = 0; n < 4_000; n += 1) known.store('a', `sealed ${n}`, `text ${n}`);
  expect([known.textOf('a', 'sealed'), known.sealedOf('a', 'text')]).toEqual([undefined, undefined]);
  expect(known.textOf('a', 'sealed 0')).toBe('text 0');
});
