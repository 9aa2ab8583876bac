import { BlockList, isIPv4 } from 'node:net';

/** True for addresses in one of these networks (`10.0.0.0/8`); IPv4 that is written as IPv6 counts as IPv4. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const nets = new BlockList();
  for (const net of networks) {
    const [address = '', bits] = net.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    nets.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return nets.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
