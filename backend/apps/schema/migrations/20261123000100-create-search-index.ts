import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexAll } from '../../../src/catalog/search/index/index-all';
import type { QueryFunction } from '../../../src/catalog/search/index/query-function';
import {
  type ColumnSpec,
  createTable,
  decimal,
  double,
  dropTables,
  instant,
  integer,
  money,
  nullable,
  string,
} from '@kit/server/store/schema';

/** The columns of `machines` that the index was made of when this migration was written. */
const MACHINE_COLUMNS = [
  ...['id', 'user_id', 'machine_type_id', 'published_at', 'created_at', 'daily_rate', 'turnaround_days'],
  ...['year', 'hours', 'lat', 'lng', 'deleted_at', 'subject', 'manufacturer', 'model', 'city'],
];

const isMysql = (runner: QueryRunner) => runner.dataSource.options.type === 'mysql';

/** docs/decisions/0045 */
export class CreateSearchIndex20261123000100 implements MigrationInterface {
  name = 'CreateSearchIndex20261123000100';

  async up(runner: QueryRunner): Promise<void> {
    await this.machines(runner);
    await this.words(runner);
    await createTable(runner, 'search_owners', {
      bare: true,
      columns: [{ ...integer('user_id'), isPrimary: true }, integer('machines'), integer('published')],
    });
    await this.fill(runner);
  }

  private async fill(runner: QueryRunner) {
    // Words go everywhere in their table: in the usual 2 MB its pages are written to the disk again and again.
    if (!isMysql(runner)) await runner.query('PRAGMA cache_size = -200000');
    // Each statement is a step that is written down on MySQL; on SQLite all of it is one transaction.
    const ask: QueryFunction = (sql, parameters) => runner.query(sql, parameters);
    await indexAll((work) => work(ask), isMysql(runner) ? 'mysql' : 'sqlite', MACHINE_COLUMNS);
    if (!isMysql(runner)) await runner.query('PRAGMA cache_size = -2000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'search_owners', 'search_words', 'search_postings', 'search_machines');
  }

  private async machines(runner: QueryRunner) {
    await createTable(runner, 'search_machines', {
      bare: true,
      columns: [
        { ...integer('id'), isPrimary: true },
        integer('user_id'),
        integer('machine_type_id'),
        instant('published_at', nullable),
        instant('created_at'),
        money('daily_rate', nullable),
        integer('turnaround_days'),
        integer('year', nullable),
        decimal('hours', 10, 1, nullable),
        double('lat', nullable),
        double('lng', nullable),
        integer('cell', nullable),
        word(runner, 'manufacturer', 255, nullable),
        word(runner, 'words', 2000),
      ],
      indexes: [
        ['created_at', 'id', 'user_id', 'published_at'],
        ['daily_rate', 'id', 'user_id', 'published_at'],
        ['machine_type_id'],
        ['user_id'],
        ['cell'],
        ['manufacturer'],
      ],
    });
  }

  private async words(runner: QueryRunner) {
    if (!isMysql(runner)) {
      // Clustered by its key, as MySQL's tables are.
      await runner.query(
        'CREATE TABLE search_postings (word varchar(32) NOT NULL, machine_id integer NOT NULL, PRIMARY KEY (word, machine_id)) WITHOUT ROWID',
      );
      return runner.query('CREATE TABLE search_words (word varchar(32) NOT NULL PRIMARY KEY) WITHOUT ROWID');
    }
    await createTable(runner, 'search_postings', {
      bare: true,
      columns: [
        { ...word(runner, 'word', 32), isPrimary: true },
        { ...integer('machine_id'), isPrimary: true },
      ],
    });
    await createTable(runner, 'search_words', {
      bare: true,
      columns: [{ ...word(runner, 'word', 32), isPrimary: true }],
    });
  }
}

/** Words are compared as they are: accents and case are gone, and other letters are other letters. */
function word(runner: QueryRunner, name: string, length: number, options = {}): ColumnSpec {
  const asItIs = isMysql(runner) ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
  return { ...string(name, length, options), ...asItIs };
}
