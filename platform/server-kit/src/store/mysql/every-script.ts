import type { DataSource } from 'typeorm';

type Database = Pick<DataSource, 'query'>;

/**
 * What of a database cannot hold texts of every script, each with its character set: MariaDB's own default is latin1.
 *
 * @param tables  those that are looked at
 */
export async function narrowTables(database: Database, tables: readonly string[]): Promise<string[]> {
  const found = await database.query<{ name: string; charset: string }[]>(
    `SELECT t.TABLE_NAME AS name, c.CHARACTER_SET_NAME AS charset FROM information_schema.TABLES t
      JOIN information_schema.COLLATIONS c ON c.COLLATION_NAME = t.TABLE_COLLATION
      WHERE t.TABLE_SCHEMA = DATABASE() AND c.CHARACTER_SET_NAME <> 'utf8mb4' ORDER BY t.TABLE_NAME`,
  );
  return found.filter(({ name }) => tables.includes(name)).map(({ name, charset }) => `${name} (${charset})`);
}

/**
 * Has tables that are made from now on hold every script.
 *
 * @throws Error where those that are there do not
 */
export async function ensureEveryScript(database: Database, tables: readonly string[]): Promise<void> {
  const narrow = await narrowTables(database, tables);
  if (narrow.length > 0) throw new Error(narrowWords(narrow));
  await database.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
}

/** How the tables are mended: docs/operations.md "The database". */
export function narrowWords([first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more tables` : '';
  return `${first}${more} cannot hold every script: ALTER TABLE … CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;
}
