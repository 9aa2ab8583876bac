import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SUBJECTS, UNKNOWN_SUBJECT } from '../../../src/notifications/notice-subject';

const OLD = 'idx_notifications_user_id_read_at';
const NEW = 'idx_notifications_user_id_read_at_matter';

/** What unread notices are about, so that what is settled finds its own among all that somebody leaves unread. */
export class TellWhatNoticesAreAbout20261130000100 implements MigrationInterface {
  name = 'TellWhatNoticesAreAbout20261130000100';

  async up(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(
      `ALTER TABLE notifications ADD COLUMN matter varchar(64) NOT NULL DEFAULT '${UNKNOWN_SUBJECT}'`,
    );
    for (const name of SUBJECTS) {
      const id = `JSON_EXTRACT(data, '$.${name}')`;
      const matter = isMysql ? `CONCAT('${name} ', ${id})` : `'${name} ' || ${id}`;
      await runner.query(
        `UPDATE notifications SET matter = ${matter} WHERE read_at IS NULL AND ${id} IS NOT NULL`,
      );
    }
    await runner.query(
      `UPDATE notifications SET matter = '' WHERE read_at IS NULL AND matter = '${UNKNOWN_SUBJECT}'`,
    );
    await runner.query(`CREATE INDEX ${NEW} ON notifications (user_id, read_at, matter)`);
    await dropIndex(runner, OLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ${OLD} ON notifications (user_id, read_at)`);
    await dropIndex(runner, NEW);
    await runner.query('ALTER TABLE notifications DROP COLUMN matter');
  }
}

function dropIndex(runner: QueryRunner, name: string): Promise<unknown> {
  const isMysql = runner.dataSource.options.type === 'mysql';
  return runner.query(`DROP INDEX ${name}${isMysql ? ' ON notifications' : ''}`);
}
