import { createTable, day, dropTables, integer, reference } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePageViews20261209002700 implements MigrationInterface {
  name = 'CreatePageViews20261209002700';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'page_views', {
      columns: [reference('machine_id', 'machines'), day('day'), integer('count')],
      uniques: [['machine_id', 'day']],
      indexes: [['day']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'page_views');
  }
}
