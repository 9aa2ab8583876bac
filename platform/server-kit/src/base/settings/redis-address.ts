import type { Read } from './readers';

/** Redis behind Sentinels: which hosts name the master, and what opens it. */
export interface SentinelAddress {
  sentinels: { host: string; port: number }[];
  name: string;
  username?: string;
  password?: string;
}

const EXPECTED =
  'redis://…, rediss://…, or redis+sentinel://[:PASSWORD@]host[:port],host[:port]/NAME (percent-encoded)';
const SENTINEL =
  /^redis\+sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^@/]+)\/(?<name>[\w.-]+)$/;
const HOST = /^(?<host>[a-z0-9_.-]+|\[[0-9a-f:]+\])(?::(?<port>\d{1,5}))?$/i;
const PORT = 26_379;

/** `REDIS_URL`, as it is given: a password in it is not repeated. */
export const redisAddress: Read<string> = (given) => {
  const isOne = /^rediss?:\/\//.test(given) ? URL.canParse(given) : sentinelOf(given) !== null;
  return isOne ? { ok: true, value: given } : { ok: false, expected: EXPECTED, hidden: true };
};

/** Null for the address of a Redis itself, and for what is no address. */
export function sentinelOf(url: string): SentinelAddress | null {
  const { user, password, hosts = '', name = '' } = SENTINEL.exec(url)?.groups ?? {};
  const sentinels = hosts.split(',').flatMap((text) => {
    const { host, port = PORT } = HOST.exec(text)?.groups ?? {};
    return host && Number(port) < 65_536 ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : [];
  });
  if (name === '' || sentinels.length !== hosts.split(',').length) return null;
  try {
    return {
      sentinels,
      name,
      ...(user && { username: decodeURIComponent(user) }),
      ...(password && { password: decodeURIComponent(password) }),
    };
  } catch {
    return null;
  }
}
