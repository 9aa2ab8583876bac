import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each with what is asked of its rows beside, so that none of them is looked up for a count. */
const WIDE = {
  cell: 'cell, published_at, user_id, lat, lng, machine_type_id, turnaround_days, created_at, daily_rate',
  machine_type_id: 'machine_type_id, published_at, user_id, created_at',
};

/** docs/decisions/0045 */
export class WidenSearchIndexes20261125000100 implements MigrationInterface {
  name = 'WidenSearchIndexes20261125000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, columns] of Object.entries(WIDE)) {
      await runner.query(`CREATE INDEX idx_search_machines_wide_${column} ON search_machines (${columns})`);
      await dropIndex(runner, `idx_search_machines_${column}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(WIDE)) {
      await runner.query(`CREATE INDEX idx_search_machines_${column} ON search_machines (${column})`);
      await dropIndex(runner, `idx_search_machines_wide_${column}`);
    }
  }
}

function dropIndex(runner: QueryRunner, name: string): Promise<unknown> {
  const isMysql = runner.dataSource.options.type === 'mysql';
  return runner.query(`DROP INDEX ${name}${isMysql ? ' ON search_machines' : ''}`);
}
