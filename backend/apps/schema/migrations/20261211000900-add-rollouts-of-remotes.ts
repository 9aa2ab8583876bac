import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['remote_releases', 'rollout'],
  ['remote_versions', 'origin'],
  ['remote_teams', 'signing_keys'],
] as const;

/** Trials whose share rises by itself, what teams say of versions, and several keys of a team. */
export class AddRolloutsOfRemotes20261211000900 implements MigrationInterface {
  name = 'AddRolloutsOfRemotes20261211000900';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} longtext`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
