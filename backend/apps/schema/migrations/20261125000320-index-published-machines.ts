import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Machines by when they were published: what is new is found without looking at the others. docs/decisions/0054 */
export class IndexPublishedMachines20261125000320 implements MigrationInterface {
  name = 'IndexPublishedMachines20261125000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX idx_search_machines_published_at ON search_machines (published_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX idx_search_machines_published_at${isMysql ? ' ON search_machines' : ''}`);
  }
}
