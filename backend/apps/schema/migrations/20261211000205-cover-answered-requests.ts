import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_rental_requests_answered';

/** The number of answered requests, and the time to answer, are read from this index alone. */
export class CoverAnsweredRequests20261211000205 implements MigrationInterface {
  name = 'CoverAnsweredRequests20261211000205';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ${INDEX} ON rental_requests (deleted_at, created_at, approved_at, declined_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('rental_requests', INDEX);
  }
}
