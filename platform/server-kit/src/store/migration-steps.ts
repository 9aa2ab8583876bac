import { createHash } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';

/** The library's table of migrations that have run: `shop_migrations`, its steps in `shop_migration_steps`. */
export function migrationsTable({ options }: DataSource): string {
  if (!options.migrationsTableName) throw new RangeError('the data source names no table for its migrations');
  return options.migrationsTableName;
}

/**
 * MySQL's codes for a change that is there already: a table, column, key or constraint, or one to be dropped that is
 * gone.
 */
const ALREADY = new Set([1050, 1051, 1060, 1061, 1091, 1826, 3822]);
/** MariaDB's for a foreign key. */
const SAME_KEY = /errno: 121\b/;

type Query = (sql: string, parameters?: unknown[], structured?: boolean) => Promise<unknown>;
type State = 'begun' | 'done';

/**
 * The statements of the migration in progress, each written down when it is done, so that a killed one goes on where it
 * was. A change of a table cannot be written down with it: it is announced first, and one that was announced may turn
 * out to be done.
 */
export class MigrationSteps {
  private readonly seen = new Map<string, number>();

  private constructor(
    private readonly runner: QueryRunner,
    private readonly query: Query,
    private readonly library: string,
    private readonly table: string,
    private readonly known: Map<string, State>,
  ) {}

  /** Makes steps of the runner's statements from now on. */
  static async open(runner: QueryRunner): Promise<MigrationSteps> {
    const query = runner.query.bind(runner) as Query;
    const library = migrationsTable(runner.dataSource);
    const table = `${library.replace(/s$/, '')}_steps`;
    await query(
      `CREATE TABLE IF NOT EXISTS ${table} (step VARCHAR(80) NOT NULL PRIMARY KEY, state VARCHAR(8) NOT NULL)`,
    );
    const rows = (await query(`SELECT step, state FROM ${table}`)) as { step: string; state: State }[];
    const known = new Map(rows.map(({ step, state }) => [step, state]));
    const steps = new MigrationSteps(runner, query, library, table, known);
    runner.query = ((...statement: Parameters<Query>) => steps.take(...statement)) as QueryRunner['query'];
    return steps;
  }

  /** The runner's statements are no steps any more; what is written down stays for whoever goes on. */
  leave(): void {
    this.runner.query = this.query as QueryRunner['query'];
  }

  /** Nothing is in progress: nothing of this is left. */
  async close(): Promise<void> {
    this.leave();
    await this.query(`DROP TABLE ${this.table}`);
  }

  private async take(...[sql, ...rest]: Parameters<Query>): Promise<unknown> {
    if (/^\s*(SELECT|SHOW)\b/i.test(sql)) return this.query(sql, ...rest);
    if (/^\s*(INSERT INTO|DELETE FROM)\s/i.test(sql) && sql.includes(this.library))
      return this.over(sql, ...rest);
    const step = this.stepOf(sql, rest[0]);
    const state = this.known.get(step);
    if (state === 'done') return undefined;
    return /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)
      ? this.inTransaction(
          () => this.query(sql, ...rest),
          `INSERT INTO ${this.table} VALUES ('${step}', 'done')`,
        )
      : this.change(sql, step, state);
  }

  private async change(sql: string, step: string, state: string | undefined): Promise<unknown> {
    if (!state) await this.query(`INSERT INTO ${this.table} VALUES ('${step}', 'begun')`);
    try {
      await this.query(sql);
    } catch (error) {
      if (!state || !isThere(error)) throw error;
    }
    return this.query(`UPDATE ${this.table} SET state = 'done' WHERE step = '${step}'`);
  }

  private async over(...statement: Parameters<Query>): Promise<unknown> {
    const answer = await this.inTransaction(() => this.query(...statement), `DELETE FROM ${this.table}`);
    this.known.clear();
    this.seen.clear();
    return answer;
  }

  private async inTransaction(work: () => Promise<unknown>, note: string): Promise<unknown> {
    await this.query('START TRANSACTION');
    const answer = await work();
    await this.query(note);
    await this.query('COMMIT');
    return answer;
  }

  /** A statement is known by its words, and by how often they were said before. */
  private stepOf(sql: string, parameters: unknown[] = []): string {
    const words = createHash('sha256')
      .update(JSON.stringify([sql, parameters]))
      .digest('hex');
    const count = (this.seen.get(words) ?? 0) + 1;
    this.seen.set(words, count);
    return `${words} ${count}`;
  }
}

function isThere(error: unknown): boolean {
  const { errno = 0, message = '' } =
    (error as { driverError?: { errno?: number; message?: string } }).driverError ?? {};
  return ALREADY.has(errno) || SAME_KEY.test(message);
}
