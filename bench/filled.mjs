// Setup for measuring the product's answers: a filled database, and the servers' environment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from '../tools/test/services.mjs';
import { environmentIn } from './environment.mjs';

/**
 * Fills a database, measures, and ends and removes whatever was made for it, the latest first.
 *
 * @param measure  told the environment of a server without Redis, and `kept`, which is given what has to be ended
 * @param databaseOf  makes the database on a server: `{ url, drop }`
 */
export async function onFilled(measure, databaseOf) {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-floor-'));
  const running = [];
  try {
    const services = await startServices(scratch, ['api']);
    running.push(() => services.stop());
    console.log('Filling the database …');
    const environment = environmentIn(scratch);
    const database = await databaseOf(process.env.TEST_DATABASE_URL, environment);
    running.push(() => database.drop());
    const env = { ...environment, DATABASE_URL: database.url, REDIS_URL: '' };
    await measure(env, (stop) => running.push(stop));
  } finally {
    for (const stop of running.reverse()) await stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
