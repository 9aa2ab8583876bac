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

export class CreateRecordings20261122000310 implements MigrationInterface {
  name = 'CreateRecordings20261122000310';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'recordings', {
      columns: [
        string('visitor_hash', 64),
        reference('user_id', 'users', nullable),
        reference('error_report_id', 'error_reports', { ...nullable, onDelete: 'CASCADE' }),
        reference('support_ticket_id', 'support_tickets', nullable),
        string('page', 1000, nullable),
        instant('started_at'),
        instant('ended_at'),
        integer('events_count'),
        integer('bytes'),
        integer('stored_bytes'),
        longText('body'),
      ],
      indexes: [
        ['created_at'],
        ['visitor_hash'],
        ['user_id', 'created_at'],
        ['error_report_id', 'created_at'],
        ['support_ticket_id', 'created_at'],
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'recordings');
  }
}
