import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, string } from '@kit/server/store/schema';

const INDEX = 'idx_batch_run_items_created_at';

/** Whose turn it is to forget what is old, and the one table that could not be asked for it by an index. */
export class CreateSweepTurns20261121000200 implements MigrationInterface {
  name = 'CreateSweepTurns20261121000200';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'sweep_turns', {
      bare: true,
      columns: [{ ...string('name', 64), isPrimary: true }, instant('next_at')],
    });
    await runner.query(
      "INSERT INTO sweep_turns (name, next_at) VALUES ('retention', '2026-01-01 00:00:00.000')",
    );
    await runner.query(`CREATE INDEX ${INDEX} ON batch_run_items (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON batch_run_items' : ''}`);
    await dropTables(runner, 'sweep_turns');
  }
}
