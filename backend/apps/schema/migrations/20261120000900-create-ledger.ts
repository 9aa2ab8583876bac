import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  dropTables,
  instant,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const COLUMNS = [
  ['sequence', 'int NOT NULL DEFAULT 1'],
  ['attempt', 'int NOT NULL DEFAULT 1'],
  ['idempotency_key', 'varchar(255) NULL'],
  ['failure_message', 'varchar(1000) NULL'],
  ['attempted_at', 'datetime(3) NULL'],
] as const;

const INDEXES = [
  // One intention at a time for a rental, whatever the number of processes.
  ['uq_payouts_rental_request_id_sequence', 'rental_request_id, sequence', 'UNIQUE'],
  ['uq_payouts_idempotency_key', 'idempotency_key', 'UNIQUE'],
  ['idx_payouts_status_created_at', 'status, created_at', ''],
] as const;

/** The double entry, what ended rentals leave their owners, and where owners are paid. */
export class CreateLedger20261120000900 implements MigrationInterface {
  name = 'CreateLedger20261120000900';

  async up(runner: QueryRunner): Promise<void> {
    await this.ledger(runner);
    await this.owners(runner);
    for (const [column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE payouts ADD COLUMN ${column} ${type}`);
    }
    for (const [name, columns, kind] of INDEXES) {
      await runner.query(`CREATE ${kind} INDEX ${name} ON payouts (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    if (isMysql) await keepForeignKeyIndex(runner);
    for (const [name] of INDEXES) {
      await runner.query(`DROP INDEX ${name}${isMysql ? ' ON payouts' : ''}`);
    }
    for (const [column] of COLUMNS) await runner.query(`ALTER TABLE payouts DROP COLUMN ${column}`);
    await dropTables(
      runner,
      'payout_accounts',
      'statements',
      'rental_endings',
      'ledger_lines',
      'ledger_entries',
    );
  }

  private async ledger(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'ledger_entries', {
      columns: [
        string('kind', 16),
        string('entry_key', 96),
        reference('rental_request_id', 'rental_requests', nullable),
        reference('payment_id', 'payments', nullable),
        reference('refund_id', 'refunds', nullable),
        reference('payout_id', 'payouts', nullable),
        instant('posted_at'),
      ],
      uniques: [['entry_key']],
      indexes: [
        ['posted_at'],
        ['kind', 'posted_at'],
        ['rental_request_id', 'posted_at'],
        ['payment_id'],
        ['refund_id'],
        ['payout_id'],
      ],
    });
    await createTable(runner, 'ledger_lines', {
      columns: [
        reference('entry_id', 'ledger_entries'),
        string('account', 32),
        reference('user_id', 'users', nullable),
        reference('rental_request_id', 'rental_requests', nullable),
        money('amount'),
        instant('posted_at'),
      ],
      indexes: [
        ['entry_id'],
        // Sums are read from the indexes alone.
        ['account', 'amount'],
        ['rental_request_id', 'account', 'amount'],
        ['user_id', 'posted_at'],
        ['posted_at'],
      ],
      checks: {
        account: "account IN ('provider_balance', 'deposits_held', 'owner_payable', 'platform_fees')",
        amount: 'amount <> 0',
      },
    });
  }

  private async owners(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'rental_endings', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('owner_id', 'users'),
        money('kept_amount'),
        boolean('is_overpaid'),
        instant('ended_at'),
        instant('settled_at', nullable),
        instant('looked_at', nullable),
      ],
      uniques: [['rental_request_id']],
      indexes: [
        ['owner_id', 'is_overpaid'],
        ['settled_at', 'looked_at'],
      ],
      checks: { kept: 'kept_amount >= 0' },
    });
    await createTable(runner, 'statements', {
      columns: [reference('user_id', 'users'), string('month', 7), instant('starts_at'), instant('ends_at')],
      uniques: [['user_id', 'month']],
      indexes: [['month']],
    });
    await createTable(runner, 'payout_accounts', {
      columns: [reference('user_id', 'users'), string('stripe_account_id', 255), boolean('payouts_enabled')],
      uniques: [['user_id'], ['stripe_account_id']],
      indexes: [['payouts_enabled']],
    });
  }
}

/** MySQL refuses to drop the last index that a foreign key rests on; its own one went when ours came. */
async function keepForeignKeyIndex(runner: QueryRunner): Promise<void> {
  const name = 'idx_payouts_rental_request_id';
  const found = (await runner.query(`SHOW INDEX FROM payouts WHERE Key_name = '${name}'`)) as unknown[];
  if (found.length === 0) await runner.query(`CREATE INDEX ${name} ON payouts (rental_request_id)`);
}
