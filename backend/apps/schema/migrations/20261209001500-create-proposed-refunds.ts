import { createTable, dropTables, instant, longText, money, nullable } from '@kit/server/store/schema';
import { reference } from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProposedRefunds20261209001500 implements MigrationInterface {
  name = 'CreateProposedRefunds20261209001500';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'proposed_refunds', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('user_id', 'users'),
        money('amount'),
        longText('reason', nullable),
        instant('goes_at', nullable),
      ],
      indexes: [['goes_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'proposed_refunds');
  }
}
