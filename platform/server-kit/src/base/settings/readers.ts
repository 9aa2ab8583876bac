import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';

/** Reads one variable's text: a value, or what was expected instead. What may hold a secret is not repeated. */
export type Read<T> = (
  text: string,
) => { ok: true; value: T } | { ok: false; expected: string; hidden?: boolean };

export const text: Read<string> = (given) => ({ ok: true, value: given });

export const list: Read<string[]> = (given) => ({
  ok: true,
  value: given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
});

export const port: Read<number> = (given) => {
  const value = Number(given);
  return Number.isInteger(value) && value >= 0 && value <= 65_535
    ? { ok: true, value }
    : { ok: false, expected: 'a port from 0 to 65535' };
};

export const whole =
  (from: number, to: number): Read<number> =>
  (given) => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= from && value <= to
      ? { ok: true, value }
      : { ok: false, expected: `a whole number from ${from} to ${to}` };
  };

export const percent: Read<number> = (given) =>
  /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(given)
    ? { ok: true, value: Number(given) }
    : { ok: false, expected: 'a percentage from 0 to 100, with at most two decimals' };

export const amount: Read<number> = (given) =>
  /^\d{1,8}(\.\d{1,2})?$/.test(given)
    ? { ok: true, value: Number(given) }
    : { ok: false, expected: 'an amount such as 500 or 99.50' };

export const secondsUpTo =
  (most: number): Read<number> =>
  (given) =>
    /^\d+$/.test(given) && Number(given) <= most
      ? { ok: true, value: Number(given) }
      : { ok: false, expected: `seconds from 0 to ${most}` };

export const flag: Read<boolean> = (given) => {
  if (['true', '1', 'on', 'yes'].includes(given.toLowerCase())) return { ok: true, value: true };
  if (['false', '0', 'off', 'no'].includes(given.toLowerCase())) return { ok: true, value: false };
  return { ok: false, expected: 'true or false' };
};

/** With its zone: a server's own says nothing. */
export const instant: Read<Date> = (given) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(given) && !Number.isNaN(Date.parse(given))
    ? { ok: true, value: new Date(given) }
    : { ok: false, expected: 'an instant such as 2026-12-27T08:00:00Z' };

export const url: Read<string> = (given) =>
  /^https?:\/\/[^/\s]+\/?$/.test(given)
    ? { ok: true, value: given.replace(/\/$/, '') }
    : { ok: false, expected: 'an address such as https://app.example.com' };

export const folder: Read<string> = (given) =>
  /^(?!file:)[a-z][a-z0-9+.-]+:/i.test(given)
    ? { ok: false, expected: 'a local folder, or s3://KEY:SECRET@host/bucket' }
    : { ok: true, value: given.replace(/^file:(\/\/)?/, '') };

export const oneOf =
  (prefixes: readonly string[]): Read<string> =>
  (given) =>
    prefixes.some((prefix) => given.startsWith(prefix))
      ? { ok: true, value: given }
      : { ok: false, expected: `an address that starts with ${prefixes.join(' or ')}` };

export const choice =
  <T extends string>(values: readonly T[]): Read<T> =>
  (given) => {
    const value = values.find((candidate) => candidate === given);
    return value === undefined ? { ok: false, expected: values.join(' or ') } : { ok: true, value };
  };

export const readableFile: Read<string> = (given) => {
  try {
    accessSync(given, constants.R_OK);
    return { ok: true, value: given };
  } catch {
    return { ok: false, expected: 'a file that can be read' };
  }
};

const NETS = ['loopback', 'linklocal', 'uniquelocal'];

/** Proxies in front: `*` is whoever connects, else their addresses and nets, as Fastify's `trustProxy` takes them. */
export const proxies: Read<string[] | '*'> = (given) => {
  if (given.trim() === '*') return { ok: true, value: '*' };
  const names = given.split(',').map((name) => name.trim());
  return names.every((name) => NETS.includes(name) || isNet(name))
    ? { ok: true, value: names }
    : { ok: false, expected: `*, or addresses and nets such as 10.0.0.0/8 or ${NETS.join(', ')}` };
};

export const networks: Read<string[]> = (given) => {
  const names = given.split(',').map((name) => name.trim());
  return names.every(isNet)
    ? { ok: true, value: names }
    : { ok: false, expected: 'addresses and nets such as 10.0.0.0/8' };
};

function isNet(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
