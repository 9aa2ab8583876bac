import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { QueryFunction } from '../../../src/catalog/search/index/query-function';
import { ofEach } from '../../../src/catalog/search/index/index-all';
import { rebuildIndex } from '../../../src/catalog/search/index/rebuild-index';
import { takenWriter, UNKNOWN } from '../../../src/catalog/search/index/taken-writer';

const ASKED =
  'published_at, user_id, lat, lng, turnaround_days, created_at, daily_rate, reach, manufacturer, year, hours, signature';
const INDEXES = {
  wide_cell: `cell, machine_type_id, ${ASKED}`,
  wide_machine_type_id: `machine_type_id, cell, ${ASKED}`,
};

/** After which day nothing of a machine is taken: docs/decisions/0061 */
export class KeepTakenUntil20261204000100 implements MigrationInterface {
  name = 'KeepTakenUntil20261204000100';

  async up(runner: QueryRunner): Promise<void> {
    // Unknown until it is written: a machine of which nothing was looked at is looked at.
    await runner.query(
      `ALTER TABLE search_machines ADD COLUMN taken_until date NOT NULL DEFAULT '${UNKNOWN}'`,
    );
    const ask: QueryFunction = (sql, parameters) => runner.query(sql, parameters);
    const isMysql = runner.dataSource.options.type === 'mysql';
    await ofEach((work) => work(ask), takenWriter(isMysql ? 'mysql' : 'sqlite'));
    for (const [name, columns] of Object.entries(INDEXES))
      await rebuildIndex(runner, name, `${columns}, taken_until`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) await rebuildIndex(runner, name, columns);
    await runner.query('ALTER TABLE search_machines DROP COLUMN taken_until');
  }
}
