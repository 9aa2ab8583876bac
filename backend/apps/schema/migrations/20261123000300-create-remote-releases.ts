import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, integer, longText, nullable, string } from '@kit/server/store/schema';

/** Versions of remotes that were published, and which of them visitors get. */
export class CreateRemoteReleases20261123000300 implements MigrationInterface {
  name = 'CreateRemoteReleases20261123000300';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'remote_versions', {
      columns: [
        string('name', 64),
        string('version', 64),
        string('release_group', 64, nullable),
        longText('manifest'),
        longText('integrity'),
      ],
      uniques: [['name', 'version']],
      indexes: [['release_group']],
    });
    await createTable(runner, 'remote_releases', {
      columns: [
        string('name', 64),
        string('version', 64, nullable),
        string('canary_version', 64, nullable),
        integer('canary_share', nullable),
        longText('past'),
      ],
      uniques: [['name']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'remote_releases', 'remote_versions');
  }
}
