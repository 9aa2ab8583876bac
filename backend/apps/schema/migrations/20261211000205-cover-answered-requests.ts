import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_rental_requests_deleted_at_created_at';

/** How many requests were answered, and how fast, is read from the index of the admin's list alone. */
export class CoverAnsweredRequests20261211000205 implements MigrationInterface {
  name = 'CoverAnsweredRequests20261211000205';

  up(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'deleted_at, created_at, approved_at, declined_at');
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'deleted_at, created_at');
  }
}

async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  await runner.dropIndex('rental_requests', INDEX);
  await runner.query(`CREATE INDEX ${INDEX} ON rental_requests (${columns})`);
}
