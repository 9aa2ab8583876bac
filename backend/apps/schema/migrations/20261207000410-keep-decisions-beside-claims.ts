import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  decided_at: 'datetime(3)',
  decided_amount: 'decimal(10,2)',
  decided_by: 'int',
  decision_reason: 'text',
};

/**
 * What an admin decided to keep of a deposit, beside what the owner claims. Rentals that were decided before have no
 * decision: the claim was written over by it then.
 */
export class KeepDecisionsBesideClaims20261207000410 implements MigrationInterface {
  name = 'KeepDecisionsBesideClaims20261207000410';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) {
      await runner.query(`ALTER TABLE rental_requests ADD COLUMN ${name} ${type} NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS).reverse()) {
      await runner.query(`ALTER TABLE rental_requests DROP COLUMN ${name}`);
    }
  }
}
