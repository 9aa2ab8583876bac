import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each column by its table. */
const COLUMNS = {
  messages: 'photo_ids',
  support_tickets: 'photo_ids',
  machine_questions: 'photo_ids',
  machine_returns: 'contest_photo_ids',
} as const;

/** Pictures on messages, tickets, questions and contests: ids of the author's files, null where there are none. */
export class AttachPhotos20261207000600 implements MigrationInterface {
  name = 'AttachPhotos20261207000600';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} varchar(255) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
