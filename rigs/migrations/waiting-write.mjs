// Somebody who writes while the tables change.
import { createConnection } from 'mysql2/promise';

const WRITE = 'UPDATE rental_requests SET updated_at = updated_at WHERE id = 1';

/**
 * Does the work and writes again and again meanwhile.
 *
 * @returns milliseconds: `took`, and `waited`, the longest that a write waited; of SQLite, where a migration is one
 *          transaction and there is one writer, as long as it took
 */
export async function whileWriting(url, work) {
  const began = performance.now();
  if (url.startsWith('sqlite:')) {
    await work();
    const took = performance.now() - began;
    return { took, waited: took };
  }
  const connection = await createConnection(url);
  let [isOver, waited] = [false, 0];
  const writing = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await connection.query(WRITE);
      waited = Math.max(waited, performance.now() - asked);
    }
  })();
  try {
    await Promise.all([work().finally(() => (isOver = true)), writing]);
  } finally {
    await connection.end();
  }
  return { took: performance.now() - began, waited };
}
