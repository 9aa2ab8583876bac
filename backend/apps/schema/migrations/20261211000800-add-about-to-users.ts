import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of an owner about themselves, which their page shows. */
export class AddAboutToUsers20261211000800 implements MigrationInterface {
  name = 'AddAboutToUsers20261211000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN about varchar(500) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN about');
  }
}
