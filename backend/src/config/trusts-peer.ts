import { inNetworks } from '@kit/server/base/settings/networks';

/** The nets that have names, as Fastify's `trustProxy` knows them. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** True when the peer is one of our own proxies, by its address alone. */
export function trustsPeer(proxies: readonly string[] | '*'): (address: string | undefined) => boolean {
  if (proxies === '*') return () => true;
  const isTrusted = inNetworks(proxies.flatMap((name) => NAMED[name] ?? [name]));
  return (address = '') => isTrusted(address);
}
