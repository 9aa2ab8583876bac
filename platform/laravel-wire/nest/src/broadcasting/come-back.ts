/** Within so long all that may have missed something have been sent away, to connect and ask anew. */
const WITHIN_MS = 2_000;

/** One after the other, in no order: thousands that come back at once would wait for each other. */
export function sendAway<T>(connections: Iterable<T>, close: (connection: T) => void): void {
  for (const connection of connections) setTimeout(close, Math.random() * WITHIN_MS, connection).unref();
}
