import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, integer } from '@kit/server/store/schema';

/** docs/decisions/0066: written in a Galera cluster alone. */
export class CreateHeldRows20261127000100 implements MigrationInterface {
  name = 'CreateHeldRows20261127000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'held_rows', {
      bare: true,
      columns: [
        { ...integer('slot'), isPrimary: true },
        { name: 'marks', type: 'bigint' },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'held_rows');
  }
}
