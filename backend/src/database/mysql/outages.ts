/** The network's and the driver's words for a server that is not there, or went away. */
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
]);

/**
 * The server's own: too many connections, shutting down, connection killed, read only, statement or transaction over
 * its time, disk full.
 */
const REFUSED = new Set([1040, 1053, 1927, 1290, 1836, 1969, 3024, 4031, 1021, 1317]);

/** Whether an error of the driver is about the store's state and not about what it was asked. */
export function isOutage(error: unknown): boolean {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean };
  return fatal === true || GONE.has(code ?? '') || REFUSED.has(errno ?? 0);
}
