import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ofEach } from '../../../src/catalog/search/index/index-all';
import type { QueryFunction } from '../../../src/catalog/search/index/query-function';
import { updateAllHidden } from '../../../src/catalog/search/index/owners-hidden';
import { rebuildIndex } from '../../../src/catalog/search/index/rebuild-index';
import { writeReach } from '../../../src/catalog/search/index/reach-writer';

/** Each with what is counted beside: facets of a place or a type read no row. */
const WIDE = {
  cell: 'cell, published_at, user_id, lat, lng, machine_type_id, turnaround_days, created_at, daily_rate',
  machine_type_id: 'machine_type_id, published_at, user_id, created_at',
};
const COUNTED = 'reach, manufacturer';

/** How far a machine is brought, and whose machines are offered to nobody: docs/decisions/0061 */
export class KeepWhatIsCounted20261126000200 implements MigrationInterface {
  name = 'KeepWhatIsCounted20261126000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_machines ADD COLUMN reach decimal(8,1) NULL');
    await runner.query('ALTER TABLE search_owners ADD COLUMN hidden int NOT NULL DEFAULT 0');
    const ask: QueryFunction = (sql, parameters) => runner.query(sql, parameters);
    await ofEach((work) => work(ask), writeReach);
    await updateAllHidden(ask);
    for (const [column, columns] of Object.entries(WIDE))
      await rebuildIndex(runner, `wide_${column}`, `${columns}, ${COUNTED}`);
    await runner.query('CREATE INDEX idx_search_owners_hidden ON search_owners (hidden)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [column, columns] of Object.entries(WIDE))
      await rebuildIndex(runner, `wide_${column}`, columns);
    await runner.query(`DROP INDEX idx_search_owners_hidden${isMysql(runner) ? ' ON search_owners' : ''}`);
    await runner.query('ALTER TABLE search_machines DROP COLUMN reach');
    await runner.query('ALTER TABLE search_owners DROP COLUMN hidden');
  }
}

const isMysql = (runner: QueryRunner) => runner.dataSource.options.type === 'mysql';
