import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds offers that lapsed. */
export class IndexOpenChanges20261209000820 implements MigrationInterface {
  name = 'IndexOpenChanges20261209000820';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX idx_rental_changes_answer ON rental_changes (status, answer_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX idx_rental_changes_answer${isMysql ? ' ON rental_changes' : ''}`);
  }
}
