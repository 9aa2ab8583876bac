import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { api } from './api';
import { freePort } from '../../tools/test/free-port.cjs';

const BACKEND = join(__dirname, '..');

type Row = Record<string, unknown>;

/** A database as Laravel left it (`laravel-13.sql`), with the command line and the site running on it. */
export class LaravelDatabase {
  private constructor(
    readonly connection: Connection,
    private readonly name: string,
    private readonly url: string,
    private readonly folder: string,
  ) {}

  static async make(): Promise<LaravelDatabase> {
    const server = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const at = (path: string) => Object.assign(new URL(server), { pathname: path }).toString();
    const name = `yard_adopt_${randomBytes(6).toString('hex')}`;
    const connection = await createConnection({ uri: at('/'), multipleStatements: true, dateStrings: true });
    await connection.query(
      `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE ${name}`,
    );
    await connection.query(readFileSync(join(__dirname, 'laravel-13.sql'), 'utf8'));
    const folder = await mkdtemp(join(tmpdir(), 'yard-adopt-'));
    return new LaravelDatabase(connection, name, at(`/${name}`), folder);
  }

  async drop(): Promise<void> {
    await this.connection.query(`DROP DATABASE ${this.name}`);
    await this.connection.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  async rows(sql: string): Promise<Row[]> {
    const [found] = await this.connection.query<RowDataPacket[]>(sql);
    return found.map((row) => ({ ...row }));
  }

  /** Tables, columns, indexes and rows, as the database describes itself. */
  async everything() {
    const where = 'WHERE TABLE_SCHEMA = DATABASE()';
    const tables = await this.rows(
      `SELECT TABLE_NAME AS name, ENGINE FROM information_schema.TABLES ${where} ORDER BY 1`,
    );
    const rows: Record<string, Row[]> = {};
    for (const { name } of tables)
      rows[String(name)] = await this.rows(`SELECT * FROM \`${String(name)}\` ORDER BY 1`);
    return {
      tables,
      columns: await this.rows(
        `SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, EXTRA, COLLATION_NAME,
          ORDINAL_POSITION FROM information_schema.COLUMNS ${where} ORDER BY 1, 2`,
      ),
      // MySQL drops the index it made for a foreign key (`…_foreign`) as soon as another one serves.
      indexes: await this.rows(
        `SELECT TABLE_NAME, INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE
          FROM information_schema.STATISTICS ${where} AND INDEX_NAME NOT LIKE '%\\_foreign' ORDER BY 1, 2, 4`,
      ),
      rows,
    };
  }

  /** Runs a command as a person does; rejects with what it wrote when it fails. */
  async yard(...words: string[]): Promise<string> {
    const { code, output } = await api.yard(words, this.environment());
    if (code !== 0) throw new Error(output);
    return output;
  }

  /** The application as `npm start` runs it. */
  async serve(): Promise<{ url: string; stop(): Promise<void> }> {
    const [port, adminPort] = [await freePort(), await freePort()];
    const env = { ...this.environment(), PORT: String(port), ADMIN_PORT: String(adminPort) };
    const child = spawn(process.execPath, ['dist/apps/server/main.js'], { cwd: BACKEND, env });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await Promise.race([
      new Promise<void>((resolve) => child.stdout.on('data', () => resolve())),
      ended.then(() => Promise.reject(new Error(errors))),
    ]);
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url: `http://127.0.0.1:${port}`, stop };
  }

  private environment() {
    return {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: this.url,
      STORAGE_URL: this.folder,
      APP_KEY: 'a key for tests of 32 characters',
      PUSHER_APP_SECRET: 'a secret for tests',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      DEMO: 'false',
    };
  }
}
