import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

/** Messages whose mails wait to be bundled: docs/rules/0029. */
export class CreateMessageMails20261207000610 implements MigrationInterface {
  name = 'CreateMessageMails20261207000610';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'message_mails', {
      columns: [
        reference('user_id', 'users'),
        reference('message_id', 'messages', { onDelete: 'CASCADE' }),
        string('thread', 64),
        string('title'),
        string('title_of_many'),
        longText('body'),
        longText('facts'),
        longText('data'),
        integer('sender_id', nullable),
      ],
      indexes: [['created_at'], ['user_id', 'thread'], ['message_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_mails');
  }
}
