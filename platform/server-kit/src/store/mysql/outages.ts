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
 * its time, disk full, no part of its cluster, no commit of the cluster's.
 */
const REFUSED = new Set([1040, 1053, 1927, 1290, 1836, 1969, 3024, 4031, 1021, 1317, 1047, 1180]);

/** Some of these: another connection may well find another server, or the same one up again. */
const ELSEWHERE = new Set([1053, 1927, 1290, 1836, 1047]);

/** A lock, or the other nodes of a cluster, waited for in vain; a conflict with what another node has committed. */
const CONFLICTS = new Set([1205, 1213]);

/** True where an error of the driver is about the store's state and not about the statement. */
export function isOutage(error: unknown): boolean {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean };
  return fatal === true || GONE.has(code ?? '') || REFUSED.has(errno ?? 0);
}

/** True where the connection or its server was lost, so that another one is worth a try at once. */
export function isLost(error: unknown): boolean {
  const { code, errno, fatal } = (error ?? {}) as { code?: string; errno?: number; fatal?: boolean };
  return fatal === true || GONE.has(code ?? '') || ELSEWHERE.has(errno ?? 0);
}

/** True where somebody who is in no transaction, and so is not tried again, had better come back in a moment. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has((error as { errno?: number } | null)?.errno ?? 0);
}
