import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

export class CreateConversations20261120000600 implements MigrationInterface {
  name = 'CreateConversations20261120000600';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'support_tickets', {
      columns: [
        reference('user_id', 'users'),
        reference('resolved_id', 'users', nullable),
        instant('resolved_at', nullable),
        longText('details', nullable),
        integer('github_issue_number', nullable),
        string('number', 32, nullable),
        longText('message'),
      ],
      uniques: [['number']],
      indexes: [['user_id', 'created_at'], ['created_at'], ['resolved_at', 'created_at']],
    });
    await createTable(runner, 'messages', {
      columns: [
        reference('user_id', 'users'),
        integer('messageable_id'),
        string('messageable_type', 64),
        longText('content'),
      ],
      // The parent first: a kind may have several names in an adopted table, and only an equality may come before it.
      indexes: [['messageable_id', 'messageable_type', 'created_at'], ['user_id']],
    });
    await createTable(runner, 'message_views', {
      columns: [reference('message_id', 'messages', { onDelete: 'CASCADE' }), reference('user_id', 'users')],
      uniques: [['message_id', 'user_id']],
      indexes: [['user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_views', 'messages', 'support_tickets');
  }
}
