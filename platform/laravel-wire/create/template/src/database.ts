import libsql from 'libsql';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { NoteRow } from './notes/note-row';

/** Laravel's own tables for accounts and sessions, and the notes. Later changes are migrations of their own. */
class FirstTables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE users (id integer PRIMARY KEY AUTOINCREMENT, name varchar NOT NULL, email varchar NOT NULL UNIQUE,
        password varchar NOT NULL, remember_token varchar, created_at datetime, updated_at datetime)`,
    );
    await runner.query(
      `CREATE TABLE sessions (id varchar PRIMARY KEY, user_id integer, ip_address varchar, user_agent text,
        payload text NOT NULL, last_activity integer NOT NULL)`,
    );
    await runner.query(
      `CREATE TABLE notes (id integer PRIMARY KEY AUTOINCREMENT, user_id integer NOT NULL REFERENCES users (id),
        text varchar NOT NULL, pinned boolean NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['notes', 'sessions', 'users']) await runner.query(`DROP TABLE ${table}`);
  }
}

/** SQLite through libsql; for MySQL only these options change. */
export function openDatabase(database: string): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'better-sqlite3',
    driver: libsql,
    database,
    entities: [NoteRow],
    migrations: [FirstTables1700000000000],
    migrationsRun: true,
  });
  return dataSource.initialize();
}
