import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['payments', 'ask_after', 'datetime(3) NULL'],
  ['refunds', 'ask_after', 'datetime(3) NULL'],
  ['stripe_events', 'ask_after', 'datetime(3) NULL'],
  ['stripe_events', 'attempts', 'int NOT NULL DEFAULT 0'],
] as const;

const INDEXES = [
  ['idx_payments_status_ask_after', 'payments', 'status, ask_after'],
  ['idx_refunds_status_ask_after', 'refunds', 'status, ask_after'],
  ['idx_stripe_events_handled_at_ask_after', 'stripe_events', 'handled_at, ask_after'],
  // Messages name the provider's objects.
  ['idx_refunds_stripe_refund_id', 'refunds', 'stripe_refund_id'],
  ['idx_users_stripe_customer_id', 'users', 'stripe_customer_id'],
] as const;

/** When the card provider is asked next for what is not known yet, so that processes take turns and none starves. */
export class AskForUnknownOutcomes20261120001000 implements MigrationInterface {
  name = 'AskForUnknownOutcomes20261120001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    for (const [name, table, columns] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    for (const [name, table] of INDEXES) {
      await runner.query(`DROP INDEX ${name}${isMysql ? ` ON ${table}` : ''}`);
    }
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
