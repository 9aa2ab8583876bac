import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_rental_bills_contested';

/** Bills that are contested and wait for a decision are few among many. */
export class IndexContestedBills20261209001900 implements MigrationInterface {
  name = 'IndexContestedBills20261209001900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ${INDEX} ON rental_bills (decided_at, accepted_at, contested_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON rental_bills' : ''}`);
  }
}
