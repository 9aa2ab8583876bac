import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  dropTables,
  instant,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

/** docs/decisions/0054 */
export class CreateSavedSearches20261125000310 implements MigrationInterface {
  name = 'CreateSavedSearches20261125000310';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_searches', {
      columns: [
        reference('user_id', 'users'),
        string('name'),
        longText('query'),
        string('place', 255, nullable),
        boolean('notify', { default: true }),
        instant('notified_at', nullable),
        instant('looked_until'),
        instant('next_look_at'),
      ],
      indexes: [
        ['user_id', 'created_at'],
        ['notify', 'next_look_at', 'id'],
      ],
    });
    await createTable(runner, 'saved_search_hits', {
      columns: [
        reference('saved_search_id', 'saved_searches', { onDelete: 'CASCADE' }),
        reference('machine_id', 'machines', { onDelete: 'CASCADE' }),
      ],
      uniques: [['saved_search_id', 'machine_id']],
      indexes: [['machine_id'], ['created_at']],
    });
    await runner.query('ALTER TABLE mails ADD COLUMN unsubscribe_url varchar(1000) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN unsubscribe_url');
    await dropTables(runner, 'saved_search_hits', 'saved_searches');
  }
}
