import {
  createTable,
  dropTables,
  instant,
  longText,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const RATES = ['daily_rate', 'weekly_rate', 'monthly_rate'] as const;

const COLUMNS: readonly [table: string, column: string, type: string][] = [
  ...RATES.map((rate): [string, string, string] => ['rental_requests', rate, 'decimal(10,2) NULL']),
  ['rental_requests', 'called_off_at', 'datetime(3) NULL'],
  ['machines', 'call_off', 'boolean NOT NULL DEFAULT false'],
  ['payments', 'rental_change_id', 'int NULL'],
];

/** Changes of a rental, the rates that it was asked at, and that its renter ended it early. */
export class CreateRentalChanges20261209000100 implements MigrationInterface {
  name = 'CreateRentalChanges20261209000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    // Requests from before are priced by what their machines cost now.
    for (const rate of RATES) {
      await runner.query(`UPDATE rental_requests SET ${rate} =
        (SELECT m.${rate} FROM machines m WHERE m.id = rental_requests.machine_id)`);
    }
    await this.changes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'rental_changes');
    for (const [table, column] of [...COLUMNS].reverse()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }

  private async changes(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'rental_changes', {
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
      ],
      indexes: [['rental_request_id', 'status']],
    });
  }
}
