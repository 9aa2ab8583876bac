import { createTable, dropTables, longText, nullable, string } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGuestTickets20261209002800 implements MigrationInterface {
  name = 'CreateGuestTickets20261209002800';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'guest_tickets', {
      columns: [
        string('name'),
        string('email'),
        string('subject', 255, nullable),
        longText('message'),
        string('token', 64),
      ],
      uniques: [['token']],
      indexes: [['created_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'guest_tickets');
  }
}
