import { createTable, dropTables, instant, longText, nullable, reference } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBreakdowns20261209000600 implements MigrationInterface {
  name = 'CreateBreakdowns20261209000600';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'breakdowns', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('user_id', 'users'),
        longText('details'),
        instant('since'),
        instant('up_at', nullable),
        instant('resolved_at', nullable),
        longText('resolution', nullable),
        longText('photo_ids', nullable),
      ],
      indexes: [['rental_request_id'], ['user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'breakdowns');
  }
}
