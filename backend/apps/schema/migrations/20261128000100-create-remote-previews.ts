import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  instant,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

/** docs/decisions/0056 */
export class CreateRemotePreviews20261128000100 implements MigrationInterface {
  name = 'CreateRemotePreviews20261128000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'remote_previews', {
      columns: [
        reference('user_id', 'users'),
        string('session_hash', 64),
        longText('versions'),
        instant('ends_at'),
        string('ticket_hash', 64, nullable),
        instant('ticket_ends_at', nullable),
      ],
      uniques: [['user_id'], ['ticket_hash']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'remote_previews');
  }
}
