import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  boolean,
  createTables,
  dropTables,
  instant,
  integer,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  payouts: {
    columns: [
      reference('user_id', 'users'),
      reference('rental_request_id', 'rental_requests', nullable),
      money('amount'),
      string('currency', 3),
      string('status', 32),
      string('stripe_transfer_id', 255, nullable),
      instant('paid_at', nullable),
      integer('sequence', { default: 1 }),
      integer('attempt', { default: 1 }),
      string('idempotency_key', 255, nullable),
      string('failure_message', 1000, nullable),
      instant('attempted_at', nullable),
    ],
    indexes: [
      ['user_id', 'created_at'],
      ['status', 'created_at'],
      // One open payout a rental, whatever the number of processes.
      {
        name: 'uq_payouts_rental_request_id_sequence',
        columns: ['rental_request_id', 'sequence'],
        unique: true,
      },
      { name: 'uq_payouts_idempotency_key', columns: ['idempotency_key'], unique: true },
    ],
  },
  ledger_entries: {
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
  },
  ledger_lines: {
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
      // The days of the ledger's summary.
      { name: 'idx_ledger_lines_account_posted_at', columns: ['account', 'posted_at', 'entry_id', 'amount'] },
    ],
    checks: {
      account: "account IN ('provider_balance', 'deposits_held', 'owner_payable', 'platform_fees')",
      amount: 'amount <> 0',
    },
  },
  rental_endings: {
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
  },
  statements: {
    columns: [reference('user_id', 'users'), string('month', 7), instant('starts_at'), instant('ends_at')],
    uniques: [['user_id', 'month']],
    indexes: [['month']],
  },
  payout_accounts: {
    columns: [reference('user_id', 'users'), string('stripe_account_id'), boolean('payouts_enabled')],
    uniques: [['user_id'], ['stripe_account_id']],
    indexes: [['payouts_enabled']],
  },
};

export class CreateLedger20261210000900 implements MigrationInterface {
  name = 'CreateLedger20261210000900';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
