import { proxies } from '@kit/server/base/settings/readers';

it.each([
  ['*', '*'],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['192.0.2.4', ['192.0.2.4']],
  ['fd00::/8', ['fd00::/8']],
])('reads the proxies "%s"', (given, value) => {
  expect(proxies(given)).toEqual({ ok: true, value });
});

it.each(['', 'balancer', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/-1', 'true', '*, 10.0.0.1', 'fd00::/129'])(
  'refuses the proxies "%s"',
  (given) => {
    expect(proxies(given)).toEqual({ ok: false, expected: expect.stringContaining('10.0.0.0/8') });
  },
);
