import type { Database, Queries } from './database';
import { plainRecords, tableOf } from './permissions/plain-records';

/** Parents after children, so that foreign keys hold while everything is emptied. */
const NAMED = [
  'idempotency_keys',
  'batch_run_items',
  'batch_runs',
  'audit_seals',
  'audit_events',
  'mails',
  'notifications',
  'kept_builds',
  'remote_previews',
  'remote_releases',
  'remote_teams',
  'remote_versions',
  'recordings',
  'error_occurrences',
  'error_reports',
  'message_views',
  'messages',
  'ticket_notes',
  'user_notes',
  'support_tickets',
  'machine_questions',
  'favourites',
  'saved_search_hits',
  'saved_searches',
  'simulated_objects',
  'stripe_events',
  'ledger_lines',
  'ledger_corrections',
  'ledger_entries',
  'statements',
  'rental_endings',
  'payouts',
  'payout_accounts',
  'refunds',
  'payments',
  'passkeys',
  'payment_methods',
  'calendar_feeds',
  'breakdowns',
  'handovers',
  'content_reports',
  'proposed_refunds',
  'rental_bills',
  'rental_changes',
  'reviews',
  'machine_returns',
  'document_agreements',
  'cancellations',
  'machine_days',
  'rental_requests',
  'documents',
  'photos',
  'missed_searches',
  'page_views',
  'guest_tickets',
  'search_machines',
  'search_postings',
  'search_words',
  'search_owners',
  'search_attributes',
  'media',
  'blackouts',
  'machine_calendars',
  'machine_delivery_options',
  'machines',
  'addresses',
  'postal_codes',
  'rental_store_access_requests',
  'impersonations',
  'password_reset_tokens',
  'sessions',
  'users',
];

/** Plain records may be referred to by what is named above, and themselves refer to none of it. */
const TABLES = [...NAMED, ...plainRecords.map(tableOf)];

export const everyTable = (): readonly string[] => TABLES;

const SEEDED = ['deposit_policies', 'cancellation_policies'];

/**
 * Empties everything and restores what migrations wrote, in one commit, and asks only what a test filled: most tables
 * stay empty. No test runs inside it: theirs must really happen.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of await filledTables(tx)) await tx.query(`DELETE FROM ${table}`);
    for (const table of SEEDED) {
      await tx.query(`DELETE FROM ${table}`);
      await tx.query(`INSERT INTO ${table} SELECT * FROM ${table}_seeded`);
    }
  });
}

/** Those of the tables that hold a row, in their order. */
async function filledTables(tx: Queries): Promise<string[]> {
  const each = TABLES.map((table) => `SELECT '${table}' AS name, EXISTS (SELECT 1 FROM ${table}) AS filled`);
  const found = await tx.query<{ name: string; filled: number }[]>(each.join(' UNION ALL '));
  const filled = new Set(found.flatMap((row) => (Number(row.filled) === 1 ? row.name : [])));
  return TABLES.filter((table) => filled.has(table));
}
