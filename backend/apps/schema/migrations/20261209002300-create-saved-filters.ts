import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, string } from '@kit/server/store/schema';

export class CreateSavedFilters20261209002300 implements MigrationInterface {
  name = 'CreateSavedFilters20261209002300';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_filters', {
      columns: [string('name'), string('list_path'), string('query', 1000)],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'saved_filters');
  }
}
