import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  boolean,
  createTables,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  primary,
  reference,
  string,
  text,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  payment_methods: {
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
  },
  payments: {
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
      // The next poll of the provider for an unknown outcome.
      instant('ask_after', nullable),
      // The renter's bank took this back; evidence can be sent until `dispute_due_by`.
      string('stripe_dispute_id', 255, nullable),
      string('dispute_status', 32, nullable),
      money('dispute_amount', nullable),
      instant('dispute_due_by', nullable),
      instant('dispute_opened_at', nullable),
      instant('dispute_closed_at', nullable),
      instant('dispute_answered_at', nullable),
      integer('rental_change_id', nullable),
      // Why the provider refused, in its own code, and when an admin requested another card from the renter.
      string('failure_code', 255, nullable),
      instant('card_asked_at', nullable),
    ],
    uniques: [['idempotency_key'], ['rental_request_id', 'kind', 'attempt'], ['stripe_payment_intent_id']],
    indexes: [
      ['rental_request_id', 'created_at'],
      ['status', 'created_at'],
      ['succeeded_at'],
      ['status', 'ask_after'],
      { name: 'idx_payments_dispute_status', columns: ['dispute_status', 'dispute_due_by'] },
    ],
    checks: {
      status:
        "status IN ('pending', 'requires_action', 'processing', 'succeeded', 'failed', 'refunded', 'partially_refunded')",
      refunds: 'refunded_amount >= 0 AND refunded_amount <= amount',
    },
  },
  refunds: {
    columns: [
      reference('payment_id', 'payments'),
      money('amount'),
      string('status', 32),
      string('reason', 64),
      string('stripe_refund_id', 255, nullable),
      string('idempotency_key'),
      string('failure_message', 1000, nullable),
      instant('ask_after', nullable),
      // An admin wrote this to the renter beside it; it is null where a rule made the refund.
      text('explanation', nullable),
    ],
    uniques: [['idempotency_key']],
    indexes: [
      ['payment_id', 'created_at'],
      ['status', 'created_at'],
      ['status', 'ask_after'],
      // Messages name the provider's objects.
      ['stripe_refund_id'],
    ],
  },
  stripe_events: {
    columns: [
      string('stripe_event_id'),
      string('type'),
      longText('payload'),
      instant('handled_at', nullable),
      instant('ask_after', nullable),
      integer('attempts', { default: 0 }),
    ],
    uniques: [['stripe_event_id']],
    indexes: [['handled_at', 'ask_after']],
  },
  simulated_objects: {
    bare: true,
    columns: [
      primary(string('id', 64)),
      string('object', 32),
      longText('body'),
      string('idempotency_key', 255, nullable),
      instant('created_at'),
    ],
    uniques: [['idempotency_key']],
  },
};

export class CreatePayments20261210000800 implements MigrationInterface {
  name = 'CreatePayments20261210000800';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
