import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { ReplicaSettings } from '../../base/settings/replica-settings';
import { poolFor } from '../data-source';
import { SERVER_LIMITS, type TimeLimits } from '../time-limits';
import { PrimaryBeats } from './primary-beats';
import { Replica, type ReplicaState } from './replica';

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
const LOOK_LIMITS: TimeLimits = {
  ...READ_LIMITS,
  lockWaitS: 1,
  statementS: 1,
  answerMs: 1_000,
};

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

  /** How long this beat needs to come there. */
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
