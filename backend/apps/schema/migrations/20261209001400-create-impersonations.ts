import { createTable, dropTables, instant, nullable, reference, string } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImpersonations20261209001400 implements MigrationInterface {
  name = 'CreateImpersonations20261209001400';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'impersonations', {
      columns: [
        reference('user_id', 'users'),
        reference('admin_id', 'users'),
        string('reason', 1_000),
        string('token_hash', 64),
        instant('opened_at', nullable),
        instant('ends_at'),
      ],
      indexes: [['user_id'], ['admin_id']],
      uniques: [['token_hash']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'impersonations');
  }
}
