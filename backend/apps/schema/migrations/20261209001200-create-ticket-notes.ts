import { createTable, dropTables, longText, reference } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTicketNotes20261209001200 implements MigrationInterface {
  name = 'CreateTicketNotes20261209001200';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'ticket_notes', {
      columns: [
        reference('support_ticket_id', 'support_tickets'),
        reference('user_id', 'users'),
        longText('content'),
      ],
      indexes: [['support_ticket_id'], ['user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ticket_notes');
  }
}
