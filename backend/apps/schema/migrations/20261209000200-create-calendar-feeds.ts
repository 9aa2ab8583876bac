import { createTable, dropTables, reference, string } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendarFeeds20261209000200 implements MigrationInterface {
  name = 'CreateCalendarFeeds20261209000200';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'calendar_feeds', {
      columns: [reference('user_id', 'users'), string('token_hash', 64)],
      uniques: [['user_id'], ['token_hash']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'calendar_feeds');
  }
}
