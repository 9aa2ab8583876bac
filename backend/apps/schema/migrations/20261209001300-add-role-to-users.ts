import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins have a role; those of before keep all that they may do. */
export class AddRoleToUsers20261209001300 implements MigrationInterface {
  name = 'AddRoleToUsers20261209001300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE users ADD COLUMN role varchar(20) NOT NULL DEFAULT 'admin'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN role');
  }
}
