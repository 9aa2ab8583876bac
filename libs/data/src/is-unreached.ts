import type { WireError } from '@laravel-wire/client';

const OUT_OF_REACH = new Set<WireError['kind']>(['network', 'timeout']);
/** A balancer answers these, and a server without its database. */
const NOT_NOW = new Set([502, 503, 504]);

/** True where a call failed because the server could not be reached: the same call may work later. */
export function isUnreached({ kind, status }: WireError): boolean {
  return OUT_OF_REACH.has(kind) || NOT_NOW.has(status ?? 0);
}
