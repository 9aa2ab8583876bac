import { redisAddress, sentinelOf } from './redis-address';

it('reads who is asked for the master, its name and what opens it', () => {
  expect(sentinelOf('redis+sentinel://10.0.0.1:26379,s-2.example.com,[::1]:5/yard')).toEqual({
    sentinels: [
      { host: '10.0.0.1', port: 26379 },
      { host: 's-2.example.com', port: 26379 },
      { host: '::1', port: 5 },
    ],
    name: 'yard',
  });
  expect(sentinelOf('redis+sentinel://me:p%40ss@one/main.1')).toEqual({
    sentinels: [{ host: 'one', port: 26379 }],
    name: 'main.1',
    username: 'me',
    password: 'p@ss',
  });
  expect(sentinelOf('redis+sentinel://:secret@one/yard')).toMatchObject({ password: 'secret' });
});

it.each([
  'redis://localhost:6379/1',
  'rediss://:secret@redis.example.com',
  'redis+sentinel://one:26379,two:26379/yard',
])('takes %s', (url) => {
  expect(redisAddress(url)).toEqual({ ok: true, value: url });
});

it.each([
  'redis+sentinel://:secret@one:26379',
  'redis+sentinel://:secret@one,/yard',
  'redis+sentinel://:secret@one:99999/yard',
  'redis+sentinel://:secret@/yard',
  'redis+sentinel://:%E0secret@one/yard',
  'redis+sentinel://:secret@one/yard/2',
  'http://:secret@one',
])('refuses %s without repeating it', (url) => {
  expect(redisAddress(url)).toEqual({
    ok: false,
    expected: expect.stringContaining('redis+sentinel://[:PASSWORD@]host'),
    hidden: true,
  });
});
