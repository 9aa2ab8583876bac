import type { Api } from './api';

/** Parents after children, so that foreign keys hold while everything is emptied. */
const TABLES = [
  'idempotency_keys',
  'batch_run_items',
  'batch_runs',
  'audit_events',
  'mails',
  'notifications',
  'message_views',
  'messages',
  'support_tickets',
  'simulated_objects',
  'stripe_events',
  'ledger_lines',
  'ledger_entries',
  'statements',
  'rental_endings',
  'payouts',
  'payout_accounts',
  'refunds',
  'payments',
  'payment_methods',
  'machine_returns',
  'document_agreements',
  'cancellations',
  'machine_days',
  'rental_requests',
  'documents',
  'photos',
  'media',
  'blackouts',
  'machine_delivery_options',
  'machines',
  'machine_types',
  'addresses',
  'postal_codes',
  'rental_store_access_requests',
  'password_reset_tokens',
  'sessions',
  'users',
];

/** What a migration wrote: back as it was, whatever a test did to it. */
const SEEDED = ['deposit_policies', 'cancellation_policies'];

/** Empties everything and restores what migrations wrote. No wrapping transaction: commits must really happen. */
export async function emptyTables(api: Api): Promise<void> {
  for (const table of TABLES) await api.dataSource.query(`DELETE FROM ${table}`);
  for (const table of SEEDED) {
    await api.dataSource.query(`DELETE FROM ${table}`);
    await api.dataSource.query(`INSERT INTO ${table} SELECT * FROM ${table}_seeded`);
  }
}
