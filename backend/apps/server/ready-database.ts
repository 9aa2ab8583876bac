import type { DataSource } from 'typeorm';
import type { Clock } from '@kit/server/base/clock/clock';
import type { Environment } from '../../src/config/environment';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';
import { bringUp } from '../schema/bring-up';
import { openDatabase } from '../schema/open-database';
import { demoAccountsIn } from '../seeds/demo-people';
import { seed } from '../seeds/seed';

/** A database that is not ready for this version; the message says what to run. */
class DatabaseNotReady extends PlainFailure {}

/**
 * Opens the database a server starts on. The embedded default is migrated and, when it is new, filled with the demo;
 * any other must have been migrated by hand.
 *
 * @throws DatabaseNotReady when a migration is pending that nobody wants run, or a production holds the demo's
 *   accounts
 * @throws EarlierSchema when the embedded default is from before 0.1.0
 */
export async function readyDatabase(environment: Environment, clock: Clock): Promise<DataSource> {
  const dataSource = await openDatabase(environment.databaseUrl);
  try {
    await makeReady(dataSource, environment, clock);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function makeReady(dataSource: DataSource, environment: Environment, clock: Clock): Promise<void> {
  if (environment.embedded) {
    await bringUp(dataSource);
    await seed(dataSource, environment, clock);
  } else if (await dataSource.showMigrations()) {
    throw new DatabaseNotReady('The database has pending migrations. Run: npm run yard -- migrate');
  }
  if (environment.production) await refuseDemoAccounts(dataSource);
}

async function refuseDemoAccounts(dataSource: DataSource): Promise<void> {
  const found = await demoAccountsIn(dataSource.manager);
  if (found.length === 0) return;
  throw new DatabaseNotReady(
    `The database holds demo accounts, whose password everybody knows: ${found.join(', ')}. ` +
      'Production needs a database that the demo was never seeded into (DATABASE_URL), or these accounts deleted.',
  );
}
