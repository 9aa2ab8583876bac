import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEW = [
  // The columns that tell a status, and those that a page of it is sorted and checked by: no row is read for either.
  [
    'idx_rental_requests_status',
    'deleted_at, closed_at, declined_at, approved_at, start_date, created_at, machine_id',
  ],
  ['idx_rental_requests_deleted_at_start_date', 'deleted_at, start_date, created_at, closed_at'],
] as const;

/** The beginning of `idx_rental_requests_pending`. */
const OLD = ['idx_rental_requests_approved_at', 'approved_at'] as const;

/** Rentals of one status, or of a span of days, among a million. */
export class IndexRentalsByStatus20261209002500 implements MigrationInterface {
  name = 'IndexRentalsByStatus20261209002500';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of NEW) await create(runner, index);
    await drop(runner, OLD[0]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, OLD);
    for (const [name] of NEW) await drop(runner, name);
  }
}

const create = (runner: QueryRunner, [name, columns]: readonly [string, string]) =>
  runner.query(`CREATE INDEX ${name} ON rental_requests (${columns})`);

const drop = (runner: QueryRunner, name: string) =>
  runner.query(
    `DROP INDEX ${name}${runner.dataSource.options.type === 'mysql' ? ' ON rental_requests' : ''}`,
  );
