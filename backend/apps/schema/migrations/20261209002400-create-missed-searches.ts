import { createTable, dropTables, instant, integer, string } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMissedSearches20261209002400 implements MigrationInterface {
  name = 'CreateMissedSearches20261209002400';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'missed_searches', {
      columns: [string('term'), integer('count'), instant('last_at')],
      uniques: [['term']],
      indexes: [['last_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'missed_searches');
  }
}
