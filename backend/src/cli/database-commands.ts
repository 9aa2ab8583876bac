import { isAdopted } from '../database/adopt/is-adopted';
import { seed } from '../database/start-up';
import { type Command, Usage } from './commands';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'brings the database up to this version',
  async run({ dataSource }) {
    const done = await dataSource.runMigrations();
    for (const migration of done) console.log(`migrated ${migration.name}`);
    if (done.length === 0) console.log('nothing to migrate');
  },
};

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
