import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { QueryFunction } from '../../../src/catalog/search/index/query-function';
import { ofEach } from '../../../src/catalog/search/index/index-all';
import { rebuildIndex } from '../../../src/catalog/search/index/rebuild-index';
import { writeSignatures } from '../../../src/catalog/search/index/signature-writer';

/** What is asked of a machine, but for its words. */
const ASKED =
  'published_at, user_id, lat, lng, turnaround_days, created_at, daily_rate, reach, manufacturer, year, hours, signature';

/** Columns of each index before and after. */
const INDEXES = {
  wide_cell: [
    'cell, published_at, user_id, lat, lng, machine_type_id, turnaround_days, created_at, daily_rate, reach, manufacturer',
    `cell, machine_type_id, ${ASKED}`,
  ],
  wide_machine_type_id: [
    'machine_type_id, published_at, user_id, created_at, reach, manufacturer',
    `machine_type_id, cell, ${ASKED}`,
  ],
  created_at_id_user_id_published_at: [
    'created_at, id, user_id, published_at',
    'created_at, id, user_id, published_at, machine_type_id, signature',
  ],
  daily_rate_id_user_id_published_at: [
    'daily_rate, id, user_id, published_at',
    'daily_rate, id, user_id, published_at, machine_type_id, signature',
  ],
} as const;

/** Which words a machine cannot have, told by the indexes: docs/decisions/0061 */
export class SignWords20261129000100 implements MigrationInterface {
  name = 'SignWords20261129000100';

  async up(runner: QueryRunner): Promise<void> {
    // Unsigned until it is written: a server of before, which signs nothing, loses no machine.
    await runner.query('ALTER TABLE search_machines ADD COLUMN signature bigint NOT NULL DEFAULT -1');
    const ask: QueryFunction = (sql, parameters) => runner.query(sql, parameters);
    await ofEach((work) => work(ask), writeSignatures);
    for (const [name, [, after]] of Object.entries(INDEXES)) await rebuildIndex(runner, name, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, [before]] of Object.entries(INDEXES)) await rebuildIndex(runner, name, before);
    await runner.query('ALTER TABLE search_machines DROP COLUMN signature');
  }
}
