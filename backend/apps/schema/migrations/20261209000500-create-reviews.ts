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

/** docs/rules/0088 */
export class CreateReviews20261209000500 implements MigrationInterface {
  name = 'CreateReviews20261209000500';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'reviews', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('machine_id', 'machines'),
        reference('user_id', 'users'),
        reference('reviewed_id', 'users'),
        string('about', 16),
        integer('rating'),
        integer('condition', nullable),
        integer('communication', nullable),
        longText('content', nullable),
        longText('reply', nullable),
        instant('replied_at', nullable),
        instant('publish_at'),
        instant('hidden_at', nullable),
        string('hide_reason', 1000, nullable),
      ],
      uniques: [['rental_request_id', 'user_id']],
      indexes: [
        ['machine_id', 'about'],
        ['reviewed_id', 'about'],
        ['user_id', 'created_at'],
      ],
      checks: { rating: 'rating BETWEEN 1 AND 5' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'reviews');
  }
}
