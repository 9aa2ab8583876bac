import {
  createTable,
  decimal,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHandovers20261209000700 implements MigrationInterface {
  name = 'CreateHandovers20261209000700';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'handovers', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('user_id', 'users'),
        decimal('hours', 10, 1),
        integer('fuel_level'),
        longText('details', nullable),
        longText('checklist'),
        longText('photos'),
        instant('written_at'),
        instant('signed_by_owner_at', nullable),
        string('signed_by_owner_name', 255, nullable),
        instant('signed_by_renter_at', nullable),
        string('signed_by_renter_name', 255, nullable),
      ],
      uniques: [['rental_request_id']],
      indexes: [['user_id']],
      checks: { fuel_level: 'fuel_level >= 0 AND fuel_level <= 100' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'handovers');
  }
}
