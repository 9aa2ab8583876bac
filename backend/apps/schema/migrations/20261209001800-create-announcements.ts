import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, string } from '@kit/server/store/schema';

export class CreateAnnouncements20261209001800 implements MigrationInterface {
  name = 'CreateAnnouncements20261209001800';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'announcements', {
      columns: [string('content'), instant('starts_at'), instant('ends_at')],
      indexes: [['ends_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'announcements');
  }
}
