import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, longText, string } from '@kit/server/store/schema';

/** docs/decisions/0010 */
export class KeepBuilds20261207000800 implements MigrationInterface {
  name = 'KeepBuilds20261207000800';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'kept_builds', {
      columns: [string('name', 63), string('version', 63), string('content', 12), longText('paths')],
      uniques: [['name', 'version']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'kept_builds');
  }
}
