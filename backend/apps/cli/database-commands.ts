import { isAdopted, rollback as undoNewest } from '@kit/server/store/migrate';
import { outputOf } from '@kit/server/base/logging/output';
import { bringUp } from '../schema/bring-up';
import { type Command, type CommandContext, Usage } from './commands';
import { postLedger } from './post-ledger';

/** `migrate`, and with `--adopt` the move into a database that Laravel's migrations made. */
export const migrate: Command = {
  usage: 'migrate [--adopt [--relax] [--write]]',
  summary:
    'brings the database up to this version; with --adopt it adds to a Laravel database what is missing, and changes nothing there',
  options: {
    adopt: { type: 'boolean', help: "moves into a Laravel's MySQL database; says what it would do" },
    write: { type: 'boolean', help: 'does it' },
    relax: {
      type: 'boolean',
      help: 'also opens columns to empty values where this version has none to give',
    },
  },
  async run(context) {
    if (context.options.adopt !== true) return migrateToNewest(context);
    const { adoptDatabase } = await import('./adopt-database');
    return adoptDatabase(context);
  },
};

async function migrateToNewest(context: CommandContext): Promise<void> {
  const done = await bringUp(context.dataSource);
  const { say } = outputOf(process.env);
  for (const name of done) say(`migrated ${name}`);
  if (done.length === 0) say('nothing to migrate');
  await postLedger(context);
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
