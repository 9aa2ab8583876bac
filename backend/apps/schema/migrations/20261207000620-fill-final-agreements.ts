import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each column by its table. */
const COLUMNS = [
  ['addresses', 'own', 'boolean NOT NULL DEFAULT 0'],
  ['document_agreements', 'filled_with', 'longtext NULL'],
  ['document_agreements', 'final_content', 'longtext NULL'],
  ['document_agreements', 'final_sha256', 'varchar(64) NULL'],
] as const;

/** A person's own address, and the copy of an agreement that has the streets: docs/rules/0020. */
export class FillFinalAgreements20261207000620 implements MigrationInterface {
  name = 'FillFinalAgreements20261207000620';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
