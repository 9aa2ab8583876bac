import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type TableSpec, createTables, dropTables, string } from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  saved_filters: { columns: [string('name'), string('list_path'), string('query', 1000)] },
};

export class CreateAdmin20261210001600 implements MigrationInterface {
  name = 'CreateAdmin20261210001600';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
