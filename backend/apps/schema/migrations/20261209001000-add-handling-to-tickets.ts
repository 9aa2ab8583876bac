import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  assignee_id: 'int NULL',
  priority: "varchar(10) NOT NULL DEFAULT 'normal'",
  subject: 'varchar(255) NULL',
  rental_request_id: 'int NULL',
};

/** A ticket has an assignee, a priority, a subject and a rental. */
export class AddHandlingToTickets20261209001000 implements MigrationInterface {
  name = 'AddHandlingToTickets20261209001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE support_tickets ADD COLUMN ${name} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE support_tickets DROP COLUMN ${name}`);
  }
}
