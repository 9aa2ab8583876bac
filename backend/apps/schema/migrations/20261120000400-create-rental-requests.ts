import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  day,
  decimal,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

export class CreateRentalRequests20261120000400 implements MigrationInterface {
  name = 'CreateRentalRequests20261120000400';

  async up(runner: QueryRunner): Promise<void> {
    await this.requests(runner);
    await this.calendar(runner);
    await this.partsOfRequests(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'machine_returns',
      'document_agreements',
      'cancellations',
      'machine_days',
      'rental_requests',
    );
  }

  private async requests(runner: QueryRunner) {
    await createTable(runner, 'rental_requests', {
      columns: [
        reference('user_id', 'users'),
        reference('machine_id', 'machines'),
        // The machine's owner: both parties are found by an index, however many machines an owner has.
        reference('owner_id', 'users'),
        reference('address_id', 'addresses'),
        reference('machine_delivery_option_id', 'machine_delivery_options', nullable),
        reference('deposit_policy_id', 'deposit_policies'),
        reference('cancellation_policy_id', 'cancellation_policies'),
        day('start_date'),
        day('end_date'),
        string('start_time', 5, nullable),
        string('end_time', 5, nullable),
        longText('details', nullable),
        boolean('delivery_enabled'),
        boolean('agree_to_terms_and_conditions'),
        boolean('agree_to_privacy_policy'),
        boolean('agree_to_insurance_disclaimer'),
        boolean('agree_to_rental_agreement'),
        money('rental_amount'),
        decimal('delivery_distance', 8, 1, nullable),
        money('delivery_amount'),
        string('address', 600),
        money('subtotal'),
        money('deposit_amount'),
        string('stripe_payment_method_id', 255, nullable),
        boolean('delivery_available'),
        string('delivery_message', 1000, nullable),
        longText('lines'),
        integer('lock_version', { default: 0 }),
        instant('approved_at', nullable),
        instant('declined_at', nullable),
        instant('deposit_refunded_at', nullable),
        instant('closed_at', nullable),
      ],
      indexes: [
        ['user_id', 'created_at'],
        ['owner_id', 'created_at'],
        ['machine_id', 'start_date'],
        ['start_date'],
        ['end_date'],
        // An admin's list and its count.
        ['deleted_at', 'created_at'],
        ['approved_at'],
        ['updated_at'],
      ],
      checks: {
        span: 'end_date >= start_date',
        one_decision: 'approved_at IS NULL OR declined_at IS NULL',
        amounts: 'rental_amount >= 0 AND delivery_amount >= 0 AND deposit_amount >= 0',
      },
    });
  }

  /** One row a taken day; the unique key is what makes a double booking impossible on both databases. */
  private async calendar(runner: QueryRunner) {
    await createTable(runner, 'machine_days', {
      columns: [
        reference('machine_id', 'machines'),
        reference('rental_request_id', 'rental_requests'),
        day('day'),
        string('reason', 16),
      ],
      uniques: [['machine_id', 'day']],
      indexes: [['rental_request_id']],
      checks: { reason: "reason IN ('rental', 'turnaround')" },
    });
  }

  private async partsOfRequests(runner: QueryRunner) {
    await createTable(runner, 'cancellations', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('user_id', 'users', nullable),
        string('reason', 1000),
        money('refund_amount', { default: 0 }),
      ],
      uniques: [['rental_request_id']],
      indexes: [['user_id']],
    });
    await createTable(runner, 'document_agreements', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('document_id', 'documents'),
        reference('user_id', 'users'),
        string('kind', 64),
        integer('version'),
        string('name'),
        instant('agreed_at'),
        string('sha256', 64),
        longText('content'),
        string('ip_address', 45, nullable),
      ],
      uniques: [['rental_request_id', 'kind']],
    });
    await createTable(runner, 'machine_returns', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        instant('returned_at'),
        decimal('hours', 10, 1, nullable),
        integer('fuel_level', nullable),
        string('condition', 16),
        longText('details', nullable),
        longText('photo_ids'),
        money('damage_amount', nullable),
        instant('accepted_at', nullable),
        instant('contested_at', nullable),
        string('contest_reason', 1000, nullable),
      ],
      uniques: [['rental_request_id']],
      checks: { fuel_level: 'fuel_level IS NULL OR (fuel_level >= 0 AND fuel_level <= 100)' },
    });
  }
}
