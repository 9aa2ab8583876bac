import { isAdopted } from '../database/is-adopted';
import { migrate as runMigrations, rollback as undoNewest } from '../database/migrate';
import { seed } from '../seeds/seed';
import { postMissing } from '../ledger/posting/catch-up';
import { outputOf } from '../logging/output';
import { type Command, type CommandContext, Usage } from './commands';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'brings the database up to this version',
  async run(context) {
    const done = await runMigrations(context.dataSource);
    const { say } = outputOf(process.env);
    for (const name of done) say(`migrated ${name}`);
    if (done.length === 0) say('nothing to migrate');
    await postLedger(context);
  },
};

const PROGRESS_EVERY = 10_000;

/** What was collected before there was a ledger is posted into it; docs/rules/0019. */
export async function postLedger({ dataSource, environment, clock }: CommandContext): Promise<void> {
  const { platformFeePercent, timeZone } = environment;
  let shown = 0;
  const showProgress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} rentals posted`);
    else if (done >= shown + PROGRESS_EVERY) process.stderr.write(`${(shown = done)} rentals posted\n`);
  };
  const posted = await postMissing(dataSource, { platformFeePercent, timeZone, clock }, showProgress);
  if (posted > 0 && process.stderr.isTTY) process.stderr.write('\n');
  if (posted > 0) outputOf(process.env).say(`posted the money of ${posted} rentals into the ledger`);
}

export const rollback: Command = {
  usage: 'migrate:rollback',
  summary: 'takes the newest migration back',
  async run({ dataSource }) {
    if (await isAdopted(dataSource))
      throw new Usage('This database was adopted: taking a migration back would drop tables of its own.');
    const name = await undoNewest(dataSource);
    outputOf(process.env).say(name ? `rolled back ${name}` : 'nothing to roll back');
  },
};

export const seedCommand: Command = {
  usage: 'seed',
  summary:
    'fills in machine types, postal codes and documents, and the demo world unless DEMO=false; safe to repeat',
  async run({ dataSource, environment, clock }) {
    await seed(dataSource, environment, clock);
    outputOf(process.env).say(
      environment.demo ? 'reference data and demo are there' : 'reference data is there',
    );
  },
};
