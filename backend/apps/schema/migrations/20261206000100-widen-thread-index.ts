import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'idx_messages_messageable_id_messageable_type_created_at';
const INDEX = 'idx_messages_thread';
const COLUMNS = 'messageable_id, messageable_type, created_at';

/** Whether a record has messages that somebody has not seen is told by the index alone, without each message's row. */
export class WidenThreadIndex20261206000100 implements MigrationInterface {
  name = 'WidenThreadIndex20261206000100';

  up(runner: QueryRunner): Promise<void> {
    return replace(runner, BEFORE, INDEX, `${COLUMNS}, user_id, deleted_at`);
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(runner, INDEX, BEFORE, COLUMNS);
  }
}

/** The other one first, so that there always is one. */
async function replace(runner: QueryRunner, index: string, by: string, columns: string): Promise<void> {
  const isMysql = runner.dataSource.options.type === 'mysql';
  await runner.query(`CREATE INDEX ${by} ON messages (${columns})`);
  await runner.query(`DROP INDEX ${index}${isMysql ? ' ON messages' : ''}`);
}
