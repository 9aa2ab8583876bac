import { createTable, dropTables, longText, reference } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUserNotes20261209002200 implements MigrationInterface {
  name = 'CreateUserNotes20261209002200';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'user_notes', {
      columns: [reference('about_id', 'users'), reference('user_id', 'users'), longText('content')],
      indexes: [['about_id'], ['user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'user_notes');
  }
}
