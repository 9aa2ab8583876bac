import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Databases from before 0.1.0 have a column that nothing reads; those that began with the baseline do not. */
export class DropLockVersionFromRentalRequests20261211000700 implements MigrationInterface {
  name = 'DropLockVersionFromRentalRequests20261211000700';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('rental_requests', 'lock_version'))
      await runner.query('ALTER TABLE rental_requests DROP COLUMN lock_version');
  }

  /** The version before works on a database without it. */
  async down(): Promise<void> {}
}
