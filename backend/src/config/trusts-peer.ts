import { BlockList, isIPv4 } from 'node:net';

/** The nets that have names, as Fastify's `trustProxy` knows them. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether whoever holds a connection is one of our own proxies, by its address alone. */
export function trustsPeer(proxies: readonly string[] | '*'): (address: string | undefined) => boolean {
  if (proxies === '*') return () => true;
  const nets = new BlockList();
  for (const net of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = net.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    nets.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return nets.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
