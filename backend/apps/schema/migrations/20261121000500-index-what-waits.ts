import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  // Requests that wait for an answer, and those of them without a card.
  [
    'idx_rental_requests_pending',
    'rental_requests',
    'approved_at, declined_at, closed_at, stripe_payment_method_id',
  ],
  // The days of the ledger's summary, from the index alone.
  ['idx_ledger_lines_account_posted_at', 'ledger_lines', 'account, posted_at, entry_id, amount'],
] as const;

/** What the back office asks again and again: docs/rules/0031-the-sites-in-use.md. */
export class IndexWhatWaits20261121000500 implements MigrationInterface {
  name = 'IndexWhatWaits20261121000500';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table, columns] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    for (const [name, table] of INDEXES) {
      await runner.query(`DROP INDEX ${name}${isMysql ? ` ON ${table}` : ''}`);
    }
  }
}
