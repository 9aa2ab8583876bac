import { isAdopted } from '../database/adopt/is-adopted';
import { seed } from '../database/start-up';
import { postMissing } from '../ledger/catch-up';
import { type Command, type CommandContext, Usage } from './commands';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'brings the database up to this version',
  async run(context) {
    const done = await context.dataSource.runMigrations();
    for (const migration of done) console.log(`migrated ${migration.name}`);
    if (done.length === 0) console.log('nothing to migrate');
    await postLedger(context);
  },
};

const PROGRESS_EVERY = 1_000;

/** What was collected before there was a ledger is posted into it; docs/decisions/0019. */
export async function postLedger({ dataSource, environment, clock }: CommandContext): Promise<void> {
  const { platformFeePercent, timeZone } = environment;
  const showProgress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} rentals posted`);
    else if (done > 0 && done % PROGRESS_EVERY === 0) process.stderr.write(`${done} rentals posted\n`);
  };
  const posted = await postMissing(dataSource, { platformFeePercent, timeZone, clock }, showProgress);
  if (posted > 0 && process.stderr.isTTY) process.stderr.write('\n');
  if (posted > 0) console.log(`posted the money of ${posted} rentals into the ledger`);
}

export const rollback: Command = {
  usage: 'migrate:rollback',
  summary: 'takes the newest migration back',
  async run({ dataSource }) {
    if (await isAdopted(dataSource))
      throw new Usage('This database was adopted: taking a migration back would drop tables of its own.');
    await dataSource.undoLastMigration();
    console.log('rolled back the newest migration');
  },
};

export const seedCommand: Command = {
  usage: 'seed',
  summary:
    'fills in machine types, postal codes and documents, and the demo world unless DEMO=false; safe to repeat',
  async run({ dataSource, environment, clock }) {
    await seed(dataSource, environment, clock);
    console.log(environment.demo ? 'reference data and demo are there' : 'reference data is there');
  },
};
