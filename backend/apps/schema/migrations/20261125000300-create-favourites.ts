import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, reference, string } from '@kit/server/store/schema';

/** docs/decisions/0054 */
export class CreateFavourites20261125000300 implements MigrationInterface {
  name = 'CreateFavourites20261125000300';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'favourites', {
      columns: [reference('user_id', 'users'), reference('machine_id', 'machines'), string('subject')],
      uniques: [['user_id', 'machine_id']],
      indexes: [['user_id', 'created_at'], ['machine_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'favourites');
  }
}
