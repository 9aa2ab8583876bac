import type { MigrationInterface, QueryRunner } from 'typeorm';

/** docs/decisions/0066: written in a Galera cluster alone. */
export class CreateHeldRows20261127000100 implements MigrationInterface {
  name = 'CreateHeldRows20261127000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE held_rows (slot integer NOT NULL PRIMARY KEY, marks bigint NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_rows');
  }
}
