import { Logger } from '@nestjs/common';
import type * as mysql2 from 'mysql2';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { ReplicaSettings } from '../../base/settings/replica-settings';
import { poolFor } from '../data-source';
import { SERVER_LIMITS, type TimeLimits } from '../time-limits';
import { Replica, type ReplicaState } from './replica';

/** Among all processes one beat a second is written: a commit that each replica repeats. */
const BEAT =
  'INSERT INTO replica_beats (id, beaten_at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE beaten_at = ' +
  'IF(ABS(TIMESTAMPDIFF(MICROSECOND, beaten_at, UTC_TIMESTAMP(3))) > 900000, UTC_TIMESTAMP(3), beaten_at)';

/**
 * The primary's clock, written where replicas repeat it: how far one is behind is reported alike by MariaDB's and
 * MySQL's replication, by the nodes of a Galera cluster and by what a provider runs, without a right beyond reading.
 */
class PrimaryBeats {
  /** The primary's time, and when this process read it. */
  private latest: { time: Date; at: number } | null = null;

  /** @param pool  of one connection: beats do not wait behind anybody's requests */
  constructor(private readonly pool: mysql2.Pool) {}

  /** @returns the primary's time @throws what the driver throws; the time goes on by this process's clock then */
  async beat(): Promise<Date> {
    const pool = this.pool.promise();
    await pool.query(BEAT);
    const [rows] = await pool.query<mysql2.RowDataPacket[]>('SELECT UTC_TIMESTAMP(3) AS time');
    const time = rows[0]?.['time'] as Date;
    this.latest = { time, at: performance.now() };
    return time;
  }

  /** Seconds from a beat to now. Null without a beat, or where the primary was never read. */
  behind(beat: Date | null): number | null {
    if (beat === null || this.latest === null) return null;
    const { time, at } = this.latest;
    return (time.getTime() - beat.getTime() + performance.now() - at) / 1000;
  }

  close(): Promise<void> {
    return this.pool.promise().end();
  }
}

const LOOK_MS = 1_000;
/** After a replica the primary has its own limits, and a person waits for both. */
const READ_LIMITS: TimeLimits = {
  ...SERVER_LIMITS,
  connectMs: 1_000,
  acquireMs: 1_000,
  statementS: 2,
  answerMs: 2_500,
};
/** One that does not answer this does not answer. */
const LOOK_LIMITS: TimeLimits = { ...READ_LIMITS, lockWaitS: 1, statementS: 1, answerMs: 1_000 };

/** The replicas of a database, looked after once a second: docs/decisions/0066. */
export class Replicas {
  private readonly logger = new Logger('Replicas');
  private readonly beats: PrimaryBeats;
  private readonly each: Replica[];
  private turn = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    dataSource: DataSource,
    private readonly settings: ReplicaSettings,
  ) {
    this.beats = new PrimaryBeats(poolFor(dataSource, null, LOOK_LIMITS, 1));
    this.each = settings.urls.map((url) => {
      const pools = {
        readers: poolFor(dataSource, url, READ_LIMITS),
        watch: poolFor(dataSource, url, LOOK_LIMITS, 1),
      };
      return new Replica(nameOf(url), pools, (replica) => this.log(replica));
    });
  }

  get states(): readonly ReplicaState[] {
    return this.each;
  }

  /** Looks again and again, until it is closed. */
  start(): void {
    this.looking = this.check().then(() => {
      if (!this.isClosed) this.timer = setTimeout(() => this.start(), LOOK_MS);
    });
  }

  /** The next of those that may be used; null where there is none. */
  next(): Replica | null {
    for (let tries = 0; tries < this.each.length; tries += 1) {
      this.turn = (this.turn + 1) % this.each.length;
      const replica = this.each[this.turn];
      if (replica?.trouble === null) return replica;
    }
    return null;
  }

  /** @returns how each stands, in words @throws Error naming those that nobody would be sent to */
  async diagnose(): Promise<string> {
    const beat = await this.beats.beat();
    const found = await Promise.all(this.each.map((replica) => this.follow(replica, beat)));
    const words = found.map(({ text }) => text).join('; ');
    if (found.some(({ isGood }) => !isGood)) throw new Error(words);
    return words;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.looking;
    clearTimeout(this.timer);
    await Promise.all([this.beats, ...this.each].map((one) => one.close()));
  }

  private async check(): Promise<void> {
    await this.beats.beat().catch((error: unknown) => {
      this.logger.debug(`the primary takes no beat: ${String(error)}`);
    });
    const behind = (beat: Date | null) => this.beats.behind(beat);
    await Promise.all(this.each.map((replica) => replica.check(behind, this.settings.lagSeconds)));
  }

  /** Measures how long this beat needs to come there. */
  private async follow(replica: Replica, beat: Date): Promise<{ text: string; isGood: boolean }> {
    const from = performance.now();
    const seconds = () => (performance.now() - from) / 1000;
    try {
      while (seconds() < this.settings.lagSeconds) {
        const seen = await replica.beat();
        // Somebody else's beat may have been there within the same second.
        if (seen && Math.abs(beat.getTime() - seen.getTime()) <= LOOK_MS)
          return { text: `${replica.name} ${seconds().toFixed(1)} s behind`, isGood: true };
        await pause(100);
      }
      return { text: `${replica.name} more than ${this.settings.lagSeconds} s behind`, isGood: false };
    } catch (error) {
      return {
        text: `${replica.name} ${error instanceof Error ? error.message : String(error)}`,
        isGood: false,
      };
    }
  }

  private log({ name, trouble }: ReplicaState): void {
    if (trouble === null) this.logger.log(`${name} answers guests`);
    else this.logger.warn(`${name} is passed over, the primary answers guests: ${trouble}`);
  }
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
