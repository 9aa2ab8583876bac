import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an owner handed a machine over though its rent was not paid. */
export class MarkUnpaidHandOvers20261121000300 implements MigrationInterface {
  name = 'MarkUnpaidHandOvers20261121000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_requests ADD COLUMN handed_over_unpaid_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_requests DROP COLUMN handed_over_unpaid_at');
  }
}
