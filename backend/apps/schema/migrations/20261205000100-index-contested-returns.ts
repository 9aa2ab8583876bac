import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_machine_returns_accepted_at_contested_at';

/** What waits for an admin's decision, which each of their pages asks: docs/rules/0031-the-sites-in-use.md. */
export class IndexContestedReturns20261205000100 implements MigrationInterface {
  name = 'IndexContestedReturns20261205000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ${INDEX} ON machine_returns (accepted_at, contested_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON machine_returns' : ''}`);
  }
}
