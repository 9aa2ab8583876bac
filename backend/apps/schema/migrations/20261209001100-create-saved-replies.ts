import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, longText, string } from '@kit/server/store/schema';

export class CreateSavedReplies20261209001100 implements MigrationInterface {
  name = 'CreateSavedReplies20261209001100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_replies', {
      columns: [string('title'), longText('content')],
      indexes: [['title']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'saved_replies');
  }
}
