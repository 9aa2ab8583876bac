import type { JobHandler, WorkerOptions } from '../../nest/src/queue';
import { laravelTypeorm, type Tables } from './tables';

const { LaravelJobs, QueueWorker } = laravelTypeorm();

export type Row = Record<string, unknown>;
export const WRITE = 'App\\Jobs\\WriteNote@handle';
export const BREAK = 'App\\Jobs\\BreakDown@handle';

/** The two tables, and workers on them at a time that stands still. */
export class JobTables {
  /** Milliseconds. */
  now = Date.parse('2026-11-20T12:00:00.500Z');
  readonly runs: Parameters<JobHandler>[] = [];
  readonly clock = { now: () => new Date(this.now) };

  constructor(private readonly tables: Tables) {}

  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  get store() {
    return new LaravelJobs(this.tables.dataSource);
  }

  async empty(): Promise<void> {
    await this.tables.dataSource.query('DELETE FROM jobs');
    await this.tables.dataSource.query('DELETE FROM failed_jobs');
  }

  /** Rows without their ids. */
  async rows(table: 'jobs' | 'failed_jobs'): Promise<Row[]> {
    const rows = await this.tables.dataSource.query<Row[]>(`SELECT * FROM ${table} ORDER BY id`);
    return rows.map(({ id: _, ...row }) => row);
  }

  insert(row: Row): Promise<unknown> {
    const marks = Object.keys(row).map(() => '?');
    return this.tables.dataSource.query(
      `INSERT INTO jobs (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`,
      Object.values(row),
    );
  }

  /** A job of these members of a payload, or this text, in a row that is available. */
  push(payload: object | string = {}, more: Row = {}): Promise<unknown> {
    const text =
      typeof payload === 'string' ? payload : JSON.stringify({ uuid: 'u', job: WRITE, ...payload });
    return this.insert({
      ...{ queue: 'default', payload: text, attempts: 0, reserved_at: null, available_at: 0, created_at: 0 },
      ...more,
    });
  }

  worker(more: Partial<WorkerOptions> = {}) {
    const write: JobHandler = (...given) => void this.runs.push(given);
    return new QueueWorker(this.store, {
      queues: ['default'],
      handlers: {
        [WRITE]: write,
        'App\\Jobs\\Fired@fire': write,
        [BREAK]: () => Promise.reject(new Error('broken')),
      },
      clock: this.clock,
      ...more,
    });
  }
}
