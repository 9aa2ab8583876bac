import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['batch_runs', 'claim', 'varchar(64)'],
  ['batch_runs', 'slot', 'varchar(96)'],
  ['machine_returns', 'changed_at', 'datetime(3)'],
] as const;

const INDEXES = [
  // One run of a name at a time, and one run a slot of the timetable, whatever the number of processes.
  ['uq_batch_runs_claim', 'batch_runs', 'claim', 'UNIQUE'],
  ['uq_batch_runs_slot', 'batch_runs', 'slot', 'UNIQUE'],
  // What is not over by its dates: the batches pass by everything that is closed.
  ['idx_rental_requests_closed_at_start_date', 'rental_requests', 'closed_at, start_date', ''],
  ['idx_rental_requests_closed_at_end_date', 'rental_requests', 'closed_at, end_date', ''],
] as const;

/** What keeps two processes from running one batch, and when an owner last changed a return. */
export class ClaimBatchRuns20261120000800 implements MigrationInterface {
  name = 'ClaimBatchRuns20261120000800';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type} NULL`);
    }
    for (const [name, table, columns, kind] of INDEXES) {
      await runner.query(`CREATE ${kind} INDEX ${name} ON ${table} (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    for (const [name, table] of INDEXES) {
      await runner.query(`DROP INDEX ${name}${isMysql ? ` ON ${table}` : ''}`);
    }
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
