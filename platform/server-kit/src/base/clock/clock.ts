import { Injectable, Logger, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AsyncResource } from 'node:async_hooks';
import { inTrace } from '../tracing/tracing';
import { within } from './within';

/** The time, injected everywhere so that a test can stand at any instant. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

interface Round {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/** One job and its last run in this process. */
export interface JobState {
  name: string;
  everyMs: number;
  startedAt: Date | null;
  /** Null while it runs. */
  endedAt: Date | null;
  /** Error of the last run. */
  failure: string | null;
  /** The last run that failed, whatever came after it. */
  failedAt: Date | null;
  lastFailure: string | null;
}

/** A round that takes longer is given up: it may wait for something that never comes. */
const MOST_MS = 60 * 60_000;

const PERIODIC = 'kit:periodic';
type Timed = Pick<Round, 'name' | 'everyMs'>;

/** The method is one round of a job; what it throws is logged, and the next one comes all the same. */
export const Periodic = (name: string, everyMs: number) =>
  SetMetadata<string, Timed>(PERIODIC, { name, everyMs });

/** Work that comes round. A server starts it; commands and tests do not, and take a round when they want one. */
@Injectable()
export class PeriodicJobs implements OnModuleInit {
  private readonly logger = new Logger(PeriodicJobs.name);
  private readonly rounds: Round[] = [];
  private readonly sweeps: { job: WokenJob; everyMs: number }[] = [];
  readonly states = new Map<string, JobState>();
  /** When the intervals began; null of a process that starts none. */
  begunAt: Date | null = null;

  constructor(
    private readonly schedule: SchedulerRegistry,
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Adds each `@Periodic` method; one instance may stand under several names. */
  onModuleInit(): void {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    for (const instance of instances) {
      if (typeof instance !== 'object' || instance === null) continue;
      const named = instance as Record<string, () => Promise<void>>;
      for (const method of new MetadataScanner().getAllMethodNames(Object.getPrototypeOf(instance))) {
        const timed = Reflect.getMetadata(PERIODIC, named[method] ?? {}) as Timed | undefined;
        if (timed) this.add(timed.name, timed.everyMs, async () => named[method]?.());
      }
    }
  }

  /** @param work  one round; what it throws is logged, and the next one comes all the same */
  add(name: string, everyMs: number, work: () => Promise<void>): void {
    this.rounds.push({ name, everyMs, work: this.noted(name, everyMs, () => within(MOST_MS, work())) });
  }

  /** Work that is looked for when it is said that there is some, and by a server every so often; its maker closes it. */
  woken(name: string, everyMs: number, look: () => Promise<void>): WokenJob {
    const job = new WokenJob(this.schedule, name, this.noted(name, everyMs, look));
    this.sweeps.push({ job, everyMs });
    return job;
  }

  /** Begins all that were added, until the server closes; a first round comes after its interval, a first look at once. */
  start(): void {
    this.begunAt = this.clock.now();
    for (const round of this.rounds) this.schedule.addInterval(round.name, this.repeat(round));
    for (const { job, everyMs } of this.sweeps) job.start(everyMs);
  }

  /** The same work, with its last run in `states`. */
  private noted(name: string, everyMs: number, work: () => Promise<void>): () => Promise<void> {
    const none = { startedAt: null, endedAt: null, failure: null, failedAt: null, lastFailure: null };
    const state: JobState = { name, everyMs, ...none };
    this.states.set(name, state);
    return async () => {
      Object.assign(state, { startedAt: this.clock.now(), endedAt: null });
      try {
        await work();
        Object.assign(state, { endedAt: this.clock.now(), failure: null });
      } catch (error) {
        const [endedAt, failure] = [this.clock.now(), String(error)];
        Object.assign(state, { endedAt, failure, failedAt: endedAt, lastFailure: failure });
        throw error;
      }
    };
  }

  /** A round that takes longer than its interval is not overtaken by the next, unless it was given up. */
  private repeat({ name, everyMs, work }: Round): NodeJS.Timeout {
    let isUnderWay = false;
    const next = async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      await inTrace(() => ({ name: `round ${name}`, kind: 'internal', attributes: {} }), work).catch(
        (error: unknown) => this.logger.error(name, error instanceof Error ? error.stack : String(error)),
      );
      isUnderWay = false;
    };
    return setInterval(() => void next(), everyMs).unref();
  }
}

/**
 * Work in the background that is looked for when somebody says that there is some, and every so often in case a crash or
 * a failure left it behind. One look at a time; what is said meanwhile makes it look once more.
 */
export class WokenJob {
  private readonly logger = new Logger(WokenJob.name);
  /** It is nobody's request: what a request carries along (its origin, its socket) must not reach it. */
  private readonly outside: AsyncResource;
  private isStarted = false;
  private isWoken = false;
  looking: Promise<void> | null = null;
  isClosing = false;

  /** @param look  what it throws is logged, and the next look comes all the same */
  constructor(
    private readonly schedule: SchedulerRegistry,
    private readonly name: string,
    private readonly look: () => Promise<void>,
  ) {
    this.outside = new AsyncResource(name);
  }

  /** Looks at once, and from now on every so many milliseconds. */
  start(everyMs: number): void {
    this.isStarted = true;
    this.schedule.addInterval(this.name, setInterval(() => this.wake(), everyMs).unref());
    this.wake();
  }

  /** Looks in the background, or once more where it is looking. Never throws. */
  wake(): void {
    if (this.isClosing) return;
    this.isWoken = true;
    this.looking ??= this.outside
      .runInAsyncScope(() => this.runWhileWoken())
      .finally(() => {
        this.looking = null;
      });
  }

  /** Looks no more, and waits for the look in progress. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.isStarted && this.schedule.doesExist('interval', this.name))
      this.schedule.deleteInterval(this.name);
    await this.looking;
  }

  private async runWhileWoken(): Promise<void> {
    try {
      while (this.isWoken && !this.isClosing) {
        this.isWoken = false;
        await this.look();
      }
    } catch (error) {
      this.logger.error(this.name, error instanceof Error ? error.stack : String(error));
    }
  }
}

/** Processes whose clocks are looked after differ by less. */
const APART_MS = 5 * 60_000;

/**
 * Instant from which on a stamp was written by a clock that has been put back since. Its age is not known; to wait
 * until the clock says so again may take a day, or years.
 */
export const writtenAhead = (now: Date): Date => new Date(now.getTime() + APART_MS);
