import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  notifications: {
    columns: [
      reference('user_id', 'users'),
      string('type', 64),
      string('title'),
      longText('body'),
      longText('data'),
      instant('read_at', nullable),
      // One notice per person and cause: a repeated run or a retry notifies nobody twice.
      string('dedupe_key', 255, nullable),
      // The record that a notice is about: when that is done, its notices are marked as read.
      string('matter', 64, { default: "'?'" }),
    ],
    uniques: [['dedupe_key']],
    indexes: [
      ['user_id', 'created_at'],
      ['user_id', 'read_at', 'matter'],
    ],
  },
  mails: {
    columns: [
      string('recipient'),
      string('subject'),
      longText('text'),
      longText('html'),
      integer('attempts', { default: 0 }),
      instant('sent_at', nullable),
      string('failure_message', 1000, nullable),
      // This user caused the mail: it counts against their hourly limit.
      integer('sender_id', nullable),
      string('unsubscribe_url', 1000, nullable),
      // docs/decisions/0022
      string('traceparent', 55, nullable),
    ],
    indexes: [['sent_at', 'created_at'], ['created_at'], ['sender_id', 'created_at']],
  },
  // Messages whose mails wait to be bundled: docs/rules/0029.
  message_mails: {
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
  },
};

export class CreateNotifications20261210001200 implements MigrationInterface {
  name = 'CreateNotifications20261210001200';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
