import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'idx_rental_requests_user_id_closed_at';

/** How many rentals a renter finished stands in each row of an owner's list: counted without reading their rentals. */
export class IndexFinishedRentalsByRenter20261209003400 implements MigrationInterface {
  name = 'IndexFinishedRentalsByRenter20261209003400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ${NAME} ON rental_requests (user_id, closed_at, approved_at, deleted_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const on = runner.dataSource.options.type === 'mysql' ? ' ON rental_requests' : '';
    await runner.query(`DROP INDEX ${NAME}${on}`);
  }
}
