import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, longText, string } from '@kit/server/store/schema';

/** Teams that publish remotes over HTTP, and whose a version is. */
export class CreateRemoteTeams20261124000100 implements MigrationInterface {
  name = 'CreateRemoteTeams20261124000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'remote_teams', {
      columns: [string('name', 64), longText('remotes'), string('token_hash', 64), longText('public_key')],
      uniques: [['name'], ['token_hash']],
    });
    await runner.query('ALTER TABLE remote_versions ADD COLUMN published_by varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE remote_versions DROP COLUMN published_by');
    await dropTables(runner, 'remote_teams');
  }
}
