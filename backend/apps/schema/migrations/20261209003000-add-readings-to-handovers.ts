import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each side read last at a hand-over; null of those from before, of which nobody knows whose figures stand there. */
export class AddReadingsToHandovers20261209003000 implements MigrationInterface {
  name = 'AddReadingsToHandovers20261209003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers ADD COLUMN readings text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers DROP COLUMN readings');
  }
}
