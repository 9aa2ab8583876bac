import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  boolean,
  createTables,
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
  text,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  rental_requests: {
    columns: [
      reference('user_id', 'users'),
      reference('machine_id', 'machines'),
      // A copy of the machine's owner: an index finds the rentals of both parties.
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
      instant('approved_at', nullable),
      instant('declined_at', nullable),
      instant('deposit_refunded_at', nullable),
      instant('closed_at', nullable),
      instant('handed_over_unpaid_at', nullable),
      // The machine's rates at the time of the request.
      money('daily_rate', nullable),
      money('weekly_rate', nullable),
      money('monthly_rate', nullable),
      instant('called_off_at', nullable),
      // An admin decided what is kept of a deposit; the owner's claim stays beside it.
      instant('decided_at', nullable),
      money('decided_amount', nullable),
      integer('decided_by', nullable),
      text('decision_reason', nullable),
      instant('answer_until', nullable),
    ],
    indexes: [
      ['user_id', 'created_at'],
      ['owner_id', 'created_at'],
      ['machine_id', 'start_date'],
      ['start_date'],
      ['end_date'],
      // An admin's list and its count.
      ['deleted_at', 'created_at'],
      ['updated_at'],
      // Finds what batches look at: rentals that are not closed, by date.
      ['closed_at', 'start_date'],
      ['closed_at', 'end_date'],
      // Requests that wait for an answer, and those of them without a card.
      {
        name: 'idx_rental_requests_pending',
        columns: ['approved_at', 'declined_at', 'closed_at', 'stripe_payment_method_id'],
      },
      // Columns that decide the status, sort order and access of a list: the index answers it without
      // reading rows.
      {
        name: 'idx_rental_requests_status',
        columns: [
          'deleted_at',
          'closed_at',
          'declined_at',
          'approved_at',
          'start_date',
          'created_at',
          'machine_id',
        ],
      },
      {
        name: 'idx_rental_requests_deleted_at_start_date',
        columns: ['deleted_at', 'start_date', 'created_at', 'closed_at'],
      },
      // Counts a renter's finished rentals, which each row of an owner's list shows, without reading
      // rows.
      {
        name: 'idx_rental_requests_user_id_closed_at',
        columns: ['user_id', 'closed_at', 'approved_at', 'deleted_at'],
      },
      ['deleted_at', 'answer_until'],
    ],
    checks: {
      span: 'end_date >= start_date',
      one_decision: 'approved_at IS NULL OR declined_at IS NULL',
      amounts: 'rental_amount >= 0 AND delivery_amount >= 0 AND deposit_amount >= 0',
    },
  },
  // The catalog's, but keyed to rentals, too. One row per taken day; its unique key prevents double bookings.
  machine_days: {
    columns: [
      reference('machine_id', 'machines'),
      reference('rental_request_id', 'rental_requests'),
      day('day'),
      string('reason', 16),
    ],
    uniques: [['machine_id', 'day']],
    indexes: [['rental_request_id']],
    checks: { reason: "reason IN ('rental', 'turnaround')" },
  },
  cancellations: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users', nullable),
      string('reason', 1000),
      money('refund_amount', { default: 0 }),
    ],
    uniques: [['rental_request_id']],
    indexes: [['user_id']],
  },
  document_agreements: {
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
      // The copy that has the streets: docs/rules/0020.
      longText('filled_with', nullable),
      longText('final_content', nullable),
      string('final_sha256', 64, nullable),
    ],
    uniques: [['rental_request_id', 'kind']],
  },
  machine_returns: {
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
      instant('changed_at', nullable),
      string('contest_photo_ids', 255, nullable),
      longText('checklist', nullable),
      longText('photo_sides', nullable),
    ],
    uniques: [['rental_request_id']],
    indexes: [
      // Counts what waits for an admin's decision, which every admin page asks.
      ['accepted_at', 'contested_at'],
    ],
    checks: { fuel_level: 'fuel_level IS NULL OR (fuel_level >= 0 AND fuel_level <= 100)' },
  },
  rental_changes: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users'),
      string('status', 16),
      longText('message', nullable),
      longText('from'),
      longText('to'),
      money('rental_amount'),
      money('delivery_amount'),
      money('subtotal'),
      money('difference'),
      longText('lines'),
      instant('answer_by'),
      instant('answered_at', nullable),
      longText('answer', nullable),
      longText('addendum', nullable),
      string('addendum_sha256', 64, nullable),
      longText('delivery', nullable),
    ],
    indexes: [
      ['rental_request_id', 'status'],
      // Finds offers that lapsed.
      { name: 'idx_rental_changes_answer', columns: ['status', 'answer_by'] },
    ],
  },
  handovers: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users'),
      decimal('hours', 10, 1),
      integer('fuel_level'),
      longText('details', nullable),
      longText('checklist'),
      longText('photos'),
      instant('written_at'),
      instant('signed_by_owner_at', nullable),
      string('signed_by_owner_name', 255, nullable),
      instant('signed_by_renter_at', nullable),
      string('signed_by_renter_name', 255, nullable),
      // The meter's reading by each side; null where it is not known whose it is.
      text('readings', nullable),
    ],
    uniques: [['rental_request_id']],
    indexes: [['user_id']],
    checks: { fuel_level: 'fuel_level >= 0 AND fuel_level <= 100' },
  },
  breakdowns: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users'),
      longText('details'),
      instant('since'),
      instant('up_at', nullable),
      instant('resolved_at', nullable),
      longText('resolution', nullable),
      longText('photo_ids', nullable),
    ],
    indexes: [['rental_request_id'], ['user_id']],
  },
  rental_bills: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users'),
      longText('details', nullable),
      longText('photo_ids', nullable),
      longText('lines'),
      money('from_deposit'),
      money('to_charge'),
      money('to_refund'),
      instant('accepted_at', nullable),
      instant('contested_at', nullable),
      longText('contest_reason', nullable),
      longText('contest_photo_ids', nullable),
      reference('offer_user_id', 'users', nullable),
      integer('offer_line_id', nullable),
      money('offer_amount', nullable),
      longText('offer_message', nullable),
      instant('offered_at', nullable),
      instant('decided_at', nullable),
      reference('decided_by', 'users', nullable),
      longText('decision_reason', nullable),
    ],
    uniques: [['rental_request_id']],
    indexes: [
      ['user_id'],
      ['offer_user_id'],
      ['decided_by'],
      // Finds the few contested bills that wait for a decision.
      { name: 'idx_rental_bills_contested', columns: ['decided_at', 'accepted_at', 'contested_at'] },
    ],
  },
  proposed_refunds: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('user_id', 'users'),
      money('amount'),
      longText('reason', nullable),
      instant('goes_at', nullable),
      boolean('cancels'),
    ],
    indexes: [['goes_at']],
  },
  // docs/rules/0088
  reviews: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      reference('machine_id', 'machines'),
      reference('user_id', 'users'),
      reference('reviewed_id', 'users'),
      string('about', 16),
      integer('rating'),
      integer('condition', nullable),
      integer('communication', nullable),
      longText('content', nullable),
      longText('reply', nullable),
      instant('replied_at', nullable),
      instant('publish_at'),
      instant('hidden_at', nullable),
      string('hide_reason', 1000, nullable),
    ],
    uniques: [['rental_request_id', 'user_id']],
    indexes: [
      ['machine_id', 'about'],
      ['reviewed_id', 'about'],
      ['user_id', 'created_at'],
    ],
    checks: { rating: 'rating BETWEEN 1 AND 5' },
  },
  calendar_feeds: {
    columns: [reference('user_id', 'users'), string('token_hash', 64)],
    uniques: [['user_id'], ['token_hash']],
  },
};

export class CreateRentals20261210000700 implements MigrationInterface {
  name = 'CreateRentals20261210000700';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
