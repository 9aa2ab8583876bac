import { isIP, isIPv4 } from 'node:net';
import { inNetworks } from '../../base/settings/networks';

/** Networks outside the public internet: IANA's registry of special-purpose addresses, and multicast. */
const isInner4 = inNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);

const isGlobal6 = inNetworks(['2000::/3']);
/** Networks that lead on to IPv4 or are for documents. */
const isSpecial6 = inNetworks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** True for an IP address of the public internet; a name is none. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(plain) ? !isInner4(plain) : isGlobal6(plain) && !isSpecial6(plain);
}
