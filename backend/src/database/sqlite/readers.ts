import type { TurnWaits } from '../turn-waits';
import type { SqliteConnection } from './connection';
import { LOCK_WAIT_MS, patiently } from './patience';
import type { Answer } from './session';

const SIZE = 3;
/** A statement that took longer the last time may not have the last free reader. */
const SLOW_MS = 250;
const KNOWN_AT_MOST = 1_000;

interface Job {
  sql: string;
  parameters: unknown[];
  /** Milliseconds it took the last time; 0 for one that is new. */
  expected: number;
  /** Ends its wait for a reader. */
  waited(): void;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A few connections that only read, each started when it is needed; a statement sees the last commit. */
export class Readers {
  private readonly all = new Set<SqliteConnection>();
  private readonly idle: SqliteConnection[] = [];
  private readonly waiting: Job[] = [];
  private readonly took = new Map<string, number>();
  private busy = 0;
  private busyWithSlow = 0;

  constructor(
    private readonly open: () => SqliteConnection,
    private readonly waits: TurnWaits,
  ) {}

  ask(sql: string, parameters: unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const expected = this.took.get(sql) ?? 0;
      const waited = this.waits.begin();
      this.waiting.push({ sql, parameters, expected, waited, resolve, reject });
      this.next();
    });
  }

  /** What is under way is finished first. */
  async close(): Promise<void> {
    await Promise.all([...this.all].map((reader) => reader.close()));
  }

  /** Starts the shortest that may: searches, however many, leave one reader to everybody else. */
  private next(): void {
    if (this.busy === SIZE) return;
    const mayBeSlow = this.busyWithSlow < SIZE - 1;
    let shortest: Job | undefined;
    for (const job of this.waiting) {
      if (job.expected < (shortest?.expected ?? Infinity)) shortest = job;
    }
    if (!shortest || (shortest.expected > SLOW_MS && !mayBeSlow)) return;
    this.waiting.splice(this.waiting.indexOf(shortest), 1);
    shortest.waited();
    void this.run(shortest);
  }

  private async run({ sql, parameters, expected, resolve, reject }: Job): Promise<void> {
    const reader = this.idle.pop() ?? this.another();
    const slow = Number(expected > SLOW_MS);
    const from = performance.now();
    this.busy += 1;
    this.busyWithSlow += slow;
    await patiently(from + LOCK_WAIT_MS, () => reader.ask({ sql, parameters })).then(resolve, reject);
    this.busy -= 1;
    this.busyWithSlow -= slow;
    this.remember(sql, performance.now() - from);
    if (reader.isLost) this.all.delete(reader);
    else this.idle.push(reader);
    this.next();
  }

  private another(): SqliteConnection {
    const reader = this.open();
    this.all.add(reader);
    return reader;
  }

  private remember(sql: string, milliseconds: number): void {
    if (this.took.size === KNOWN_AT_MOST) this.took.clear();
    this.took.set(sql, milliseconds);
  }
}
