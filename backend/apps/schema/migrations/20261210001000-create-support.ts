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
  support_tickets: {
    columns: [
      reference('user_id', 'users'),
      reference('resolved_id', 'users', nullable),
      instant('resolved_at', nullable),
      longText('details', nullable),
      integer('github_issue_number', nullable),
      string('number', 32, nullable),
      longText('message'),
      integer('assignee_id', nullable),
      string('priority', 10, { default: "'normal'" }),
      string('subject', 255, nullable),
      integer('rental_request_id', nullable),
      string('github_issue_url', 255, nullable),
      string('github_issue_state', 10, nullable),
      instant('github_issue_asked_at', nullable),
      instant('github_issue_read_at', nullable),
      // The last answer by somebody other than its author, and the time it was reopened.
      instant('answered_at', nullable),
      instant('reopened_at', nullable),
      string('photo_ids', 255, nullable),
    ],
    uniques: [['number']],
    indexes: [
      ['user_id', 'created_at'],
      ['created_at'],
      ['resolved_at', 'created_at'],
      ['resolved_at', 'answered_at'],
    ],
  },
  ticket_notes: {
    columns: [
      reference('support_ticket_id', 'support_tickets'),
      reference('user_id', 'users'),
      longText('content'),
    ],
    indexes: [['support_ticket_id'], ['user_id']],
  },
  guest_tickets: {
    columns: [
      string('name'),
      string('email'),
      string('subject', 255, nullable),
      longText('message'),
      string('token', 64),
    ],
    uniques: [['token']],
    indexes: [['created_at']],
  },
  saved_replies: { columns: [string('title'), longText('content')], indexes: [['title']] },
};

export class CreateSupport20261210001000 implements MigrationInterface {
  name = 'CreateSupport20261210001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
