import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['idx_recordings_network_hash_room', 'network_hash, created_at, stored_bytes'],
  ['idx_recordings_user_id_room', 'user_id, created_at, stored_bytes'],
  ['idx_recordings_stored_bytes', 'stored_bytes'],
] as const;

/** How much of what is kept is whose: docs/rules/0036. Recordings from before are from no network. */
export class CountRecordingsBySender20261207000200 implements MigrationInterface {
  name = 'CountRecordingsBySender20261207000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recordings ADD COLUMN network_hash varchar(64) NULL');
    for (const [name, columns] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON recordings (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    for (const [name] of INDEXES) {
      await runner.query(`DROP INDEX ${name}${isMysql ? ' ON recordings' : ''}`);
    }
    await runner.query('ALTER TABLE recordings DROP COLUMN network_hash');
  }
}
