import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, integer } from '@kit/server/store/schema';

/** docs/decisions/0066: one row, written where the database has replicas alone. */
export class CreateReplicaBeats20261201000100 implements MigrationInterface {
  name = 'CreateReplicaBeats20261201000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'replica_beats', {
      bare: true,
      columns: [{ ...integer('id'), isPrimary: true }, instant('beaten_at')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'replica_beats');
  }
}
