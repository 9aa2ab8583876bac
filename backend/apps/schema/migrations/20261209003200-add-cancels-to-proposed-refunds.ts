import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the rental is cancelled with the refund that waits. */
export class AddCancelsToProposedRefunds20261209003200 implements MigrationInterface {
  name = 'AddCancelsToProposedRefunds20261209003200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE proposed_refunds ADD COLUMN cancels boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE proposed_refunds DROP COLUMN cancels');
  }
}
