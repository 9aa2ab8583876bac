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
  messages: {
    columns: [
      reference('user_id', 'users'),
      integer('messageable_id'),
      string('messageable_type', 64),
      longText('content'),
      // Ids of the author's files; null where there are none.
      string('photo_ids', 255, nullable),
    ],
    indexes: [
      ['user_id'],
      // The parent first: a kind may have several names in an adopted table, and only an equality may come
      // before it. The rest tells from the index alone whether somebody has not seen a message.
      {
        name: 'idx_messages_thread',
        columns: ['messageable_id', 'messageable_type', 'created_at', 'user_id', 'deleted_at'],
      },
    ],
  },
  message_views: {
    columns: [reference('message_id', 'messages', { onDelete: 'CASCADE' }), reference('user_id', 'users')],
    uniques: [['message_id', 'user_id']],
    indexes: [['user_id']],
  },
  machine_questions: {
    columns: [
      reference('user_id', 'users'),
      reference('machine_id', 'machines'),
      reference('owner_id', 'users'),
      longText('message'),
      instant('answered_at', nullable),
      string('photo_ids', 255, nullable),
    ],
    indexes: [
      ['user_id', 'created_at'],
      ['owner_id', 'answered_at', 'created_at'],
      ['machine_id', 'user_id'],
      ['created_at'],
    ],
  },
};

export class CreateMessaging20261210001100 implements MigrationInterface {
  name = 'CreateMessaging20261210001100';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
