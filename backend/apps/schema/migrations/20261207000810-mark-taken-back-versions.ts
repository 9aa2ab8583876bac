import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = [
  ['remote_versions', 'taken_back_at', 'datetime(3)'],
  ['remote_versions', 'taken_back_because', 'varchar(255)'],
  ['remote_teams', 'mail', 'varchar(255)'],
] as const;

/** Why a version was taken back by itself, and where its team is told: docs/decisions/0048. */
export class MarkTakenBackVersions20261207000810 implements MigrationInterface {
  name = 'MarkTakenBackVersions20261207000810';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of ADDED)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ADDED) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
