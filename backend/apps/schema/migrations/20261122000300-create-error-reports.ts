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

/** Where and to whom an error happened: of each occurrence, and of a group's last one. */
const happening = () => [
  string('site', 16),
  string('page', 1000, nullable),
  string('remote', 64, nullable),
  string('release_name', 64, nullable),
  reference('user_id', 'users', nullable),
  string('request_id', 128, nullable),
];

export class CreateErrorReports20261122000300 implements MigrationInterface {
  name = 'CreateErrorReports20261122000300';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'error_reports', {
      columns: [
        string('fingerprint', 64),
        ...happening(),
        string('name'),
        longText('message'),
        longText('stack', nullable),
        integer('occurrences'),
        instant('first_seen_at'),
        instant('last_seen_at'),
        instant('resolved_at', nullable),
        reference('resolved_id', 'users', nullable),
      ],
      indexes: [['last_seen_at'], ['first_seen_at'], ['occurrences']],
      uniques: [['fingerprint']],
    });
    await createTable(runner, 'error_occurrences', {
      columns: [
        reference('error_report_id', 'error_reports', { onDelete: 'CASCADE' }),
        ...happening(),
        string('user_agent', 255, nullable),
      ],
      indexes: [['error_report_id', 'created_at'], ['created_at'], ['remote', 'release_name', 'created_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'error_occurrences', 'error_reports');
  }
}
