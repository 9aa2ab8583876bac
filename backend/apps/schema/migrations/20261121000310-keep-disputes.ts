import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['stripe_dispute_id', 'varchar(255) NULL'],
  ['dispute_status', 'varchar(32) NULL'],
  ['dispute_amount', 'decimal(10,2) NULL'],
  ['dispute_due_by', 'datetime(3) NULL'],
  ['dispute_opened_at', 'datetime(3) NULL'],
  ['dispute_closed_at', 'datetime(3) NULL'],
  ['dispute_answered_at', 'datetime(3) NULL'],
] as const;

/** What a renter's bank took back of a payment, and until when it hears us. */
export class KeepDisputes20261121000310 implements MigrationInterface {
  name = 'KeepDisputes20261121000310';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE payments ADD COLUMN ${column} ${type}`);
    }
    await runner.query(
      'CREATE INDEX idx_payments_dispute_status ON payments (dispute_status, dispute_due_by)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX idx_payments_dispute_status${isMysql ? ' ON payments' : ''}`);
    for (const [column] of COLUMNS) await runner.query(`ALTER TABLE payments DROP COLUMN ${column}`);
  }
}
