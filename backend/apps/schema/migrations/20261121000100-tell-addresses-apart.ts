import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['users', 'email'],
  ['password_reset_tokens', 'email'],
] as const;

/**
 * An account has one spelling of its address. SQLite compares texts as they are; MySQL's default takes case, accents
 * and full-width letters for one another, so that a throttle by what was typed is passed by typing it otherwise.
 */
export class TellAddressesApart20261121000100 implements MigrationInterface {
  name = 'TellAddressesApart20261121000100';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type !== 'mysql') return;
    for (const [table, column] of COLUMNS) {
      // Lower case is what is looked for; one that a Laravel left in another was found all the same until now.
      await runner.query(
        `UPDATE ${table} SET ${column} = LOWER(${column}) WHERE BINARY ${column} <> BINARY LOWER(${column})`,
      );
      await runner.query(
        `ALTER TABLE ${table} MODIFY COLUMN ${column} varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`,
      );
    }
  }

  /** Fails where two accounts differ by no more than case or accents by now. */
  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type !== 'mysql') return;
    for (const [table, column] of COLUMNS) {
      await runner.query(
        `ALTER TABLE ${table} MODIFY COLUMN ${column} varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL`,
      );
    }
  }
}
