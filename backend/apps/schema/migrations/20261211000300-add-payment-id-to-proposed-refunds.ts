import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund that waits may be of any payment; null is the deposit. */
export class AddPaymentIdToProposedRefunds20261211000300 implements MigrationInterface {
  name = 'AddPaymentIdToProposedRefunds20261211000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE proposed_refunds ADD COLUMN payment_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE proposed_refunds DROP COLUMN payment_id');
  }
}
