import type { DataSource } from 'typeorm';
import type { Clock } from '../clock/clock';
import type { Environment } from '../config/environment';
import { openDatabase } from './data-source';
import { postMissing } from '../ledger/catch-up';
import { LedgerBooks } from '../ledger/ledger-books';
import { seedDemo } from './seeds/demo';
import { seedPayouts } from './seeds/demo-payouts';
import { seedReference } from './seeds/reference';
import { UnitOfWork } from './unit-of-work';

/** A database that is not ready for this version; the message says what to run. */
export class DatabaseNotReady extends Error {}

/**
 * Opens the database a server starts on. The embedded default is migrated and, when it is new, filled with the demo;
 * any other must have been migrated by hand.
 *
 * @throws DatabaseNotReady when a migration is pending that nobody asked to run
 */
export async function readyDatabase(environment: Environment, clock: Clock): Promise<DataSource> {
  const dataSource = await openDatabase(environment.databaseUrl);
  if (environment.embedded) {
    await dataSource.runMigrations();
    await seed(dataSource, environment, clock);
  } else if (await dataSource.showMigrations()) {
    await dataSource.destroy();
    throw new DatabaseNotReady('The database has pending migrations. Run: npm run yard -- migrate');
  }
  return dataSource;
}

/** Types, postal codes and documents always; the demo world where it is asked for. Safe to repeat. */
export async function seed(dataSource: DataSource, environment: Environment, clock: Clock): Promise<void> {
  const unitOfWork = new UnitOfWork(dataSource, clock);
  const { demo, payments, platformFeePercent, timeZone } = environment;
  await unitOfWork.run(async (tx) => {
    if (!demo) return seedReference(tx.manager, tx.now);
    const isNew = await seedDemo(tx.manager, { now: tx.now, payments });
    if (isNew) await seedPayouts(tx, new LedgerBooks(environment), payments);
  });
  await postMissing(dataSource, { platformFeePercent, timeZone, clock });
}
