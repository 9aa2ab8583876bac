import type { MigrationInterface, QueryRunner } from 'typeorm';

const RUN = {
  amount: 'decimal(14,2) NOT NULL DEFAULT 0',
  user_id: 'int NULL',
  stopped_at: 'datetime(3) NULL',
};

/** A run says what money moved, who started it, and when it was stopped. */
export class AddMoneyToBatchRuns20261209001700 implements MigrationInterface {
  name = 'AddMoneyToBatchRuns20261209001700';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(RUN))
      await runner.query(`ALTER TABLE batch_runs ADD COLUMN ${name} ${type}`);
    await runner.query('ALTER TABLE batch_run_items ADD COLUMN amount decimal(10,2) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batch_run_items DROP COLUMN amount');
    for (const name of Object.keys(RUN)) await runner.query(`ALTER TABLE batch_runs DROP COLUMN ${name}`);
  }
}
