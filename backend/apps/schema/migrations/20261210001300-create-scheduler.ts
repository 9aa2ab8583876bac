import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  boolean,
  createTables,
  decimal,
  dropTables,
  instant,
  integer,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  batch_runs: {
    columns: [
      string('name', 64),
      string('status', 16),
      boolean('dry_run'),
      integer('total', { default: 0 }),
      integer('done', { default: 0 }),
      integer('failed', { default: 0 }),
      instant('started_at', nullable),
      instant('finished_at', nullable),
      instant('lease_expires_at', nullable),
      integer('fence', { default: 0 }),
      string('claim', 64, nullable),
      string('slot', 96, nullable),
      string('traceparent', 55, nullable),
      decimal('amount', 14, 2, { default: 0 }),
      integer('user_id', nullable),
      instant('stopped_at', nullable),
    ],
    indexes: [
      ['name', 'created_at'],
      ['status', 'created_at'],
      ['created_at'],
      // One run of a name at a time, and one run a slot of the timetable, whatever the number of processes.
      { name: 'uq_batch_runs_claim', columns: ['claim'], unique: true },
      { name: 'uq_batch_runs_slot', columns: ['slot'], unique: true },
    ],
  },
  batch_run_items: {
    columns: [
      reference('batch_run_id', 'batch_runs'),
      string('record_type', 64),
      integer('record_id'),
      string('outcome', 16),
      string('message', 1000, nullable),
      money('amount', nullable),
    ],
    uniques: [['batch_run_id', 'record_type', 'record_id']],
    indexes: [['batch_run_id', 'created_at'], ['created_at']],
  },
};

export class CreateScheduler20261210001300 implements MigrationInterface {
  name = 'CreateScheduler20261210001300';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
