import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin wrote to the renter beside a refund; null where a rule made it. */
export class ExplainRefunds20261208000100 implements MigrationInterface {
  name = 'ExplainRefunds20261208000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds ADD COLUMN explanation text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN explanation');
  }
}
