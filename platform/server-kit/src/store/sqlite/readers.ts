import type { SlotDelays } from '../slot-delays';
import type { SqliteConnection } from './connection';
import { LOCK_WAIT_MS, retryUntilFree } from './lock-wait';
import type { Answer } from './session';

const SIZE = 3;
/** Another is started for who has waited so long: it takes longer to start, and 10 MB. */
const PATIENCE_MS = 10;
/** A statement that took longer the last time may not have the last free reader. */
const SLOW_MS = 250;
/** Limit of quick statements, of which a reader is handed several: it need not wait for the loop between two. */
const QUICK_MS = 20;
const AHEAD = 4;
const KNOWN_AT_MOST = 1_000;

interface Job {
  sql: string;
  parameters: unknown[];
  /** Milliseconds it took the last time; 0 for one that is new. */
  expected: number;
  isQuick: boolean;
  /** Time by `performance.now()`. */
  since: number;
  waited(): void;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Reader {
  connection: SqliteConnection;
  /** Sorted as they will be answered. */
  jobs: Job[];
  answeredAt: number;
}

/** A few connections that only read, each started when it is needed; a statement sees the last commit. */
export class Readers {
  private readonly all = new Set<Reader>();
  private readonly waiting: Job[] = [];
  private readonly took = new Map<string, number>();
  private patience: NodeJS.Timeout | null = null;

  constructor(
    private readonly open: () => SqliteConnection,
    private readonly waits: SlotDelays,
  ) {}

  ask(sql: string, parameters: unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const took = this.took.get(sql);
      const isQuick = took !== undefined && took <= QUICK_MS;
      const waited = this.waits.begin();
      const since = performance.now();
      this.waiting.push({ sql, parameters, expected: took ?? 0, isQuick, since, waited, resolve, reject });
      this.next();
    });
  }

  /** Finishes what is under way first. */
  async close(): Promise<void> {
    if (this.patience) clearTimeout(this.patience);
    await Promise.all([...this.all].map(({ connection }) => connection.close()));
  }

  /** Starts what may, the shortest first. */
  private next(): void {
    for (let job = this.shortest(); job; job = this.shortest()) {
      const reader = this.readerFor(job);
      if (!reader) return;
      this.waiting.splice(this.waiting.indexOf(job), 1);
      job.waited();
      void this.run(job, reader);
    }
  }

  private shortest(): Job | undefined {
    let shortest: Job | undefined;
    for (const job of this.waiting) {
      if (job.expected < (shortest?.expected ?? Infinity)) shortest = job;
    }
    return shortest;
  }

  private readerFor({ expected, isQuick }: Job): Reader | undefined {
    const readers = [...this.all];
    const slow = readers.filter(({ jobs }) => jobs.some((job) => job.expected > SLOW_MS));
    // Searches, however many, leave one reader to everybody else.
    if (expected > SLOW_MS && slow.length >= SIZE - 1) return undefined;
    const free = readers.find(({ jobs }) => jobs.length === 0);
    if (free) return free;
    if (readers.length === 0 || (readers.length < SIZE && this.isPatienceOver())) return this.another();
    return readers.find(({ jobs }) => isQuick && jobs.length < AHEAD && jobs.every((job) => job.isQuick));
  }

  private async run(job: Job, reader: Reader): Promise<void> {
    const { sql, parameters, resolve, reject } = job;
    const { connection, jobs } = reader;
    const startedAt = performance.now();
    jobs.push(job);
    await retryUntilFree(startedAt + LOCK_WAIT_MS, () => connection.ask({ sql, parameters })).then(
      resolve,
      reject,
    );
    jobs.splice(jobs.indexOf(job), 1);
    const now = performance.now();
    this.remember(sql, now - Math.max(startedAt, reader.answeredAt));
    reader.answeredAt = now;
    if (connection.isLost) this.all.delete(reader);
    this.next();
  }

  /** True where the longest wait is over; where it is not, all are looked at once more when it will be. */
  private isPatienceOver(): boolean {
    const since = this.waiting[0]?.since ?? Infinity;
    if (performance.now() - since >= PATIENCE_MS) return true;
    this.patience ??= setTimeout(() => {
      this.patience = null;
      this.next();
    }, PATIENCE_MS);
    return false;
  }

  private another(): Reader {
    const reader = { connection: this.open(), jobs: [], answeredAt: 0 };
    this.all.add(reader);
    return reader;
  }

  private remember(sql: string, milliseconds: number): void {
    if (this.took.size === KNOWN_AT_MOST) this.took.clear();
    this.took.set(sql, milliseconds);
  }
}
