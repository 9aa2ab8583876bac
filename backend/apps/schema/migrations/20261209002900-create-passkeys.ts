import {
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys20261209002900 implements MigrationInterface {
  name = 'CreatePasskeys20261209002900';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'passkeys', {
      columns: [
        reference('user_id', 'users'),
        string('name'),
        string('credential_id'),
        longText('public_key'),
        integer('sign_count'),
        string('transports', 255, nullable),
        instant('last_used_at', nullable),
      ],
      uniques: [['credential_id']],
      indexes: [['user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'passkeys');
  }
}
