import { type CityResponse, Reader } from 'mmdb-lib';
import { readFile } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import { InvalidEnvironment } from '../../config/environment';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('::1', 'ipv6');

const local = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(net, bits);
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

export class DevicePlaces {
  private constructor(private readonly reader: Reader<CityResponse> | null) {}

  /**
   * @param file a database in MaxMind's format; null knows this computer and its network only
   * @throws InvalidEnvironment when the file is no such database
   */
  static async open(file: string | null): Promise<DevicePlaces> {
    if (!file) return new DevicePlaces(null);
    const database = await readFile(file);
    try {
      return new DevicePlaces(new Reader<CityResponse>(database));
    } catch {
      throw new InvalidEnvironment(
        `GEOIP_DATABASE is "${file}"; expected a database in MaxMind's .mmdb format`,
      );
    }
  }

  /** `Berlin, Germany`, `Germany`, `This computer`, `Local network`; null for what is not known. */
  of(address: string | null): string | null {
    if (!address) return null;
    const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (own.check(ip, family)) return 'This computer';
    if (local.check(ip, family)) return 'Local network';
    const found = this.reader?.get(ip);
    const names = [found?.city?.names.en, found?.country?.names.en].filter(Boolean);
    return names.join(', ') || null;
  }
}
