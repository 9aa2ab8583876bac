import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const STATUSES =
  "'pending', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'partially_refunded'";

export class CreatePayments20261120000500 implements MigrationInterface {
  name = 'CreatePayments20261120000500';

  async up(runner: QueryRunner): Promise<void> {
    await this.payments(runner);
    await this.provider(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'simulated_objects',
      'stripe_events',
      'payouts',
      'refunds',
      'payments',
      'payment_methods',
    );
  }

  private async payments(runner: QueryRunner) {
    await createTable(runner, 'payment_methods', {
      columns: [
        reference('user_id', 'users'),
        string('stripe_payment_method_id'),
        string('brand', 32),
        string('last4', 4),
        integer('exp_month'),
        integer('exp_year'),
        boolean('is_default'),
      ],
      uniques: [['stripe_payment_method_id']],
      indexes: [['user_id', 'created_at']],
    });
    await createTable(runner, 'payments', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        string('kind', 16),
        integer('attempt', { default: 1 }),
        money('amount'),
        money('refunded_amount', { default: 0 }),
        string('currency', 3),
        string('status', 32),
        string('failure_message', 1000, nullable),
        string('stripe_payment_method_id', 255, nullable),
        string('stripe_payment_intent_id', 255, nullable),
        string('client_secret', 255, nullable),
        string('idempotency_key'),
        instant('attempted_at', nullable),
        instant('succeeded_at', nullable),
      ],
      uniques: [['idempotency_key'], ['rental_request_id', 'kind', 'attempt'], ['stripe_payment_intent_id']],
      indexes: [['rental_request_id', 'created_at'], ['status', 'created_at'], ['succeeded_at']],
      checks: {
        status: `status IN (${STATUSES})`,
        refunds: 'refunded_amount >= 0 AND refunded_amount <= amount',
      },
    });
    await createTable(runner, 'refunds', {
      columns: [
        reference('payment_id', 'payments'),
        money('amount'),
        string('status', 32),
        string('reason', 64),
        string('stripe_refund_id', 255, nullable),
        string('idempotency_key'),
        string('failure_message', 1000, nullable),
      ],
      uniques: [['idempotency_key']],
      indexes: [
        ['payment_id', 'created_at'],
        ['status', 'created_at'],
      ],
    });
    await createTable(runner, 'payouts', {
      columns: [
        reference('user_id', 'users'),
        reference('rental_request_id', 'rental_requests', nullable),
        money('amount'),
        string('currency', 3),
        string('status', 32),
        string('stripe_transfer_id', 255, nullable),
        instant('paid_at', nullable),
      ],
      indexes: [['user_id', 'created_at']],
    });
  }

  private async provider(runner: QueryRunner) {
    await createTable(runner, 'stripe_events', {
      columns: [
        string('stripe_event_id'),
        string('type'),
        longText('payload'),
        instant('handled_at', nullable),
      ],
      uniques: [['stripe_event_id']],
    });
    await createTable(runner, 'simulated_objects', {
      bare: true,
      columns: [
        { ...string('id', 64), isPrimary: true },
        string('object', 32),
        longText('body'),
        string('idempotency_key', 255, { isNullable: true }),
        instant('created_at'),
      ],
      uniques: [['idempotency_key']],
    });
  }
}
