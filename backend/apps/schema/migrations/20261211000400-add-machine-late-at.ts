import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time the renter learned that the machine is not back: a promised free cancellation stays free. */
export class AddMachineLateAt20261211000400 implements MigrationInterface {
  name = 'AddMachineLateAt20261211000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_requests ADD COLUMN machine_late_at datetime(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_requests DROP COLUMN machine_late_at');
  }
}
