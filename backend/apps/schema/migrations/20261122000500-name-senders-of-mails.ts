import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose act caused a mail to somebody else, so that what one person causes is counted with it. */
export class NameSendersOfMails20261122000500 implements MigrationInterface {
  name = 'NameSendersOfMails20261122000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN sender_id int NULL');
    await runner.query('CREATE INDEX idx_mails_sender_id_created_at ON mails (sender_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX idx_mails_sender_id_created_at${isMysql ? ' ON mails' : ''}`);
    await runner.query('ALTER TABLE mails DROP COLUMN sender_id');
  }
}
