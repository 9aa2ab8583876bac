import type * as mysql2 from 'mysql2';
import { isOutage } from '../mysql/outages';
import { StoreUnavailable } from '../store-unavailable';
import type { Send } from './guest-scope';

/** After an outage it is left alone for so long, however well it answers whoever looks after it. */
const REST_MS = 5_000;
/** A statement over its time says nothing of the others. */
const TOO_SLOW = new Set([1969, 3024]);

export interface ReplicaPools {
  /** Pool for guests. */
  readers: mysql2.Pool;
  /** Pool of one connection, to look after it. */
  watch: mysql2.Pool;
}

export interface ReplicaState {
  name: string;
  /** Why nobody is sent there; null where guests are. */
  trouble: string | null;
  /** Largest age of its newest rows; null where that is not known. */
  lagSeconds: number | null;
  /** Statements that it answered, and that the primary answered instead. */
  answered: number;
  passed: number;
}

/** A copy of the database, used as long as it answers and is not too far behind. */
export class Replica implements ReplicaState {
  trouble: string | null = 'it was not looked at yet';
  lagSeconds: number | null = null;
  answered = 0;
  passed = 0;
  private restsUntil = 0;
  private readonly underWay = new Set<() => void>();

  /** @param name  host, port and database, without who signs in */
  constructor(
    readonly name: string,
    private readonly pools: ReplicaPools,
    private readonly changed: (replica: ReplicaState) => void,
  ) {}

  /** Null where it has no answer in time: the primary has one. Never rejects. */
  ask(send: Send): Promise<{ raw: mysql2.QueryResult } | null> {
    if (this.trouble !== null) return Promise.resolve(this.pass());
    return new Promise((resolve) => {
      const giveUp = () => end(this.pass());
      const end = (given: { raw: mysql2.QueryResult } | null) => {
        this.underWay.delete(giveUp);
        resolve(given);
      };
      const failed = (error: unknown) => {
        // Queries that were cancelled already say nothing new.
        if (!this.underWay.has(giveUp)) return;
        giveUp();
        if (isGone(error)) this.leave(wordsOf(error), REST_MS);
      };
      this.underWay.add(giveUp);
      this.pools.readers.getConnection((refused, connection) => {
        if (refused) return failed(refused);
        if (!this.underWay.has(giveUp)) return connection.release();
        send(connection, (error, raw) => {
          connection.release();
          if (error) return failed(error);
          if (!this.underWay.has(giveUp)) return;
          this.answered += 1;
          end({ raw });
        });
      });
    });
  }

  /**
   * Looks whether it answers, and how old the beat is that has come to it.
   *
   * @param behind  seconds from that beat to the primary's present; null where there is none
   */
  async check(behind: (beat: Date | null) => number | null, limitSeconds: number): Promise<void> {
    try {
      this.lagSeconds = behind(await this.beat());
    } catch (error) {
      this.lagSeconds = null;
      return this.leave(wordsOf(error), 0);
    }
    if (this.lagSeconds === null) this.leave('it has no beat of the primary', 0);
    else if (Math.abs(this.lagSeconds) > limitSeconds) this.leave('it is too far behind', 0);
    else this.comeBack();
  }

  async beat(): Promise<Date | null> {
    const [rows] = await this.pools.watch
      .promise()
      .query<mysql2.RowDataPacket[]>('SELECT beaten_at FROM replica_beats WHERE id = 1');
    return (rows[0]?.['beaten_at'] as Date | undefined) ?? null;
  }

  async close(): Promise<void> {
    this.trouble = 'closed';
    await Promise.all([this.pools.readers, this.pools.watch].map((pool) => pool.promise().end()));
  }

  private pass(): null {
    this.passed += 1;
    return null;
  }

  /** Queries that are running there go to the primary at once. */
  private leave(trouble: string, restMs: number): void {
    if (this.trouble === 'closed') return;
    this.restsUntil = Math.max(this.restsUntil, performance.now() + restMs);
    const isChanged = this.trouble !== trouble;
    this.trouble = trouble;
    for (const giveUp of [...this.underWay]) giveUp();
    if (isChanged) this.changed(this);
  }

  private comeBack(): void {
    if (this.trouble === null || this.trouble === 'closed' || performance.now() < this.restsUntil) return;
    this.trouble = null;
    this.changed(this);
  }
}

/** True where others had better not be sent there, either. */
function isGone(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return false;
  return isOutage(error) && !TOO_SLOW.has((error as { errno?: number }).errno ?? 0);
}

const wordsOf = (error: unknown) =>
  (error instanceof Error && error.message) || String((error as { code?: unknown }).code);
