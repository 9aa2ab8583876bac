import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['mails', 'batch_runs'];

/** Which trace a mail or a batch was queued in: docs/decisions/0067. */
export class KeepCausesOfQueuedWork20261201000200 implements MigrationInterface {
  name = 'KeepCausesOfQueuedWork20261201000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN traceparent varchar(55) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN traceparent`);
  }
}
