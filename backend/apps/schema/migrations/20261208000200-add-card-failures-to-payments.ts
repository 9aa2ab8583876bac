import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = { failure_code: 'varchar(255)', card_asked_at: 'datetime(3)' };

/** Why the provider refused a payment, in its own code, and when an admin asked the renter for another card. */
export class AddCardFailuresToPayments20261208000200 implements MigrationInterface {
  name = 'AddCardFailuresToPayments20261208000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      await runner.query(`ALTER TABLE payments ADD COLUMN ${name} ${type} NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS).reverse()) {
      await runner.query(`ALTER TABLE payments DROP COLUMN ${name}`);
    }
  }
}
