import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key of an address in a throttle: itself, and of IPv6 the /64, since one household has all of it. An IPv4
 * address in IPv6's form is the IPv4 one.
 */
export function networkOf(address: string): string {
  const [, mapped = ''] = /^::ffff:(.+)$/i.exec(address) ?? [];
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${wordsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight words, without leading zeros. */
function wordsOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [start = '', end] = plain.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  // The last two words may be written as an IPv4 address; they are no part of the network.
  const dots = after.at(-1)?.includes('.') || before.at(-1)?.includes('.') ? 1 : 0;
  const gap = Array<string>(Math.max(0, 8 - before.length - after.length - dots)).fill('0');
  return [...before, ...gap, ...after].map((word) => Number.parseInt(word, 16).toString(16));
}
