import { trustsPeer } from './trusts-peer';

it.each([
  ['none', [], '127.0.0.1', false],
  ['an address', ['10.1.2.3'], '10.1.2.3', true],
  ['another address', ['10.1.2.3'], '10.1.2.4', false],
  ['a net', ['10.0.0.0/8'], '10.200.0.1', true],
  ['a net, written as IPv6', ['10.0.0.0/8'], '::ffff:10.200.0.1', true],
  ['a net of IPv6', ['2001:db8::/32'], '2001:db8:1::1', true],
  ['a name', ['loopback'], '::1', true],
  ['a name, from elsewhere', ['uniquelocal'], '8.8.8.8', false],
  ['whoever connects', '*', '8.8.8.8', true],
  ['nobody, for a connection that is gone', ['loopback'], undefined, false],
] as const)('trusts %s', (_, proxies, address, isTrusted) => {
  expect(trustsPeer(proxies)(address)).toBe(isTrusted);
});
