import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a machine ceased to be offered; of drafts that were rented it is when they last changed. */
export class TellWithdrawnMachines20261124000200 implements MigrationInterface {
  name = 'TellWithdrawnMachines20261124000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE machines ADD COLUMN withdrawn_at datetime(3) NULL');
    await runner.query(`UPDATE machines SET withdrawn_at = updated_at WHERE published_at IS NULL
      AND EXISTS (SELECT 1 FROM rental_requests WHERE rental_requests.machine_id = machines.id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE machines DROP COLUMN withdrawn_at');
  }
}
