import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHOICES = ['message_mails', 'reminder_mails'];

/** Which mails somebody wants; null for who has not said. */
export class AddMailChoicesToUsers20261209002600 implements MigrationInterface {
  name = 'AddMailChoicesToUsers20261209002600';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of CHOICES) await runner.query(`ALTER TABLE users ADD COLUMN ${name} varchar(10) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of CHOICES) await runner.query(`ALTER TABLE users DROP COLUMN ${name}`);
  }
}
