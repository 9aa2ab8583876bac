import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How another machine is brought, where a change of a rental is for one. */
export class AddDeliveryToRentalChanges20261209000810 implements MigrationInterface {
  name = 'AddDeliveryToRentalChanges20261209000810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_changes ADD COLUMN delivery longtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_changes DROP COLUMN delivery');
  }
}
