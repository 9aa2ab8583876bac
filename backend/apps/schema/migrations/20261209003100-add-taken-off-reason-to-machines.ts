import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an admin took a machine off the site; null once something of it was changed. */
export class AddTakenOffReasonToMachines20261209003100 implements MigrationInterface {
  name = 'AddTakenOffReasonToMachines20261209003100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE machines ADD COLUMN taken_off_reason varchar(1000) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE machines DROP COLUMN taken_off_reason');
  }
}
