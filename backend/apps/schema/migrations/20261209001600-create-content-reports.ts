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
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContentReports20261209001600 implements MigrationInterface {
  name = 'CreateContentReports20261209001600';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'content_reports', {
      columns: [
        string('record_type'),
        integer('record_id'),
        string('parent_type', 255, nullable),
        integer('parent_id', nullable),
        reference('user_id', 'users'),
        reference('reporter_id', 'users', nullable),
        longText('reason'),
        longText('content'),
        string('outcome', 255, nullable),
        instant('closed_at', nullable),
        reference('decider_id', 'users', nullable),
        longText('decision_reason', nullable),
      ],
      indexes: [['record_type', 'record_id'], ['closed_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'content_reports');
  }
}
