import {
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  reference,
} from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const AMOUNTS = ['tank_amount', 'cleaning_amount'] as const;

/** Bills of rentals, and what a machine's owner asks for a tank and for cleaning. */
export class CreateRentalBills20261209000900 implements MigrationInterface {
  name = 'CreateRentalBills20261209000900';

  async up(runner: QueryRunner): Promise<void> {
    for (const amount of AMOUNTS) {
      await runner.query(`ALTER TABLE machines ADD COLUMN ${amount} decimal(10,2) NULL`);
    }
    await createTable(runner, 'rental_bills', {
      columns: [
        reference('rental_request_id', 'rental_requests'),
        reference('user_id', 'users'),
        longText('details', nullable),
        longText('photo_ids', nullable),
        longText('lines'),
        money('from_deposit'),
        money('to_charge'),
        money('to_refund'),
        instant('accepted_at', nullable),
        instant('contested_at', nullable),
        longText('contest_reason', nullable),
        longText('contest_photo_ids', nullable),
        reference('offer_user_id', 'users', nullable),
        integer('offer_line_id', nullable),
        money('offer_amount', nullable),
        longText('offer_message', nullable),
        instant('offered_at', nullable),
        instant('decided_at', nullable),
        reference('decided_by', 'users', nullable),
        longText('decision_reason', nullable),
      ],
      uniques: [['rental_request_id']],
      indexes: [['user_id'], ['offer_user_id'], ['decided_by']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'rental_bills');
    for (const amount of [...AMOUNTS].reverse()) {
      await runner.query(`ALTER TABLE machines DROP COLUMN ${amount}`);
    }
  }
}
