import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  longText,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  ledger_corrections: {
    columns: [
      reference('rental_request_id', 'rental_requests'),
      string('entry_key', 96),
      reference('entry_id', 'ledger_entries', nullable),
      money('provider_balance'),
      money('deposits_held'),
      money('owner_payable'),
      money('platform_fees'),
      longText('reason'),
      reference('user_id', 'users'),
      reference('confirmed_by', 'users', nullable),
    ],
    indexes: [['entry_id'], ['entry_key']],
  },
};

/** Entries that set others right; two admins agree on each. */
export class CreateLedgerCorrections20261211000204 implements MigrationInterface {
  name = 'CreateLedgerCorrections20261211000204';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, tables);
    await runner.query('ALTER TABLE ledger_entries ADD COLUMN correction_id integer');
    await runner.query('CREATE INDEX idx_ledger_entries_correction_id ON ledger_entries (correction_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_entries', 'idx_ledger_entries_correction_id');
    await runner.query('ALTER TABLE ledger_entries DROP COLUMN correction_id');
    await dropTables(runner, ...Object.keys(tables));
  }
}
