import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { StoreUnavailable } from './database/store-unavailable';

/** A request that would wait longer than this before it is begun is better told to come back. */
const WAIT_MS = 1_500;
/** A single stall is nobody's overload: the wait must have lasted. */
const LASTING_MS = 1_000;
/** Who has shed is quick to do it again: what comes back at once would fill the queue within the second above. */
const WARY_MS = 10_000;
const TICK_MS = 50;

/** A supervisor's questions are cheap, and their answers must stay true. */
const ALWAYS = /^\/(health\/|metrics)/;

/** What is served within less than this says nothing about how long the rest will take. */
const RATE_MS = 500;
/** The share of its time that the loop works, from which on those that wait, wait for it. */
const SATURATED = 0.9;

/** How much of its time the loop has worked since it was last asked: 0 to 1. */
export type Utilization = () => number;

/**
 * Judges by time in the queue, not by numbers: of the event loop, of the database's connections, and of those let in,
 * who wait for each other at every step where the loop is never idle: they take as long as serving all of them does.
 */
export class LoadShedder {
  private tickedAt: number;
  private aboveSince: number | null = null;
  private waryUntil = 0;
  private underWay = 0;
  private served = 0;
  private countedFrom: number;
  /** Milliseconds between two that were served; 0 while the loop has time left. */
  private betweenMs = 0;

  constructor(
    private readonly longestWaitMs: () => number,
    private readonly utilization: Utilization = loopUtilization(),
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tickedAt = now();
    this.countedFrom = this.tickedAt;
  }

  /** A request is let in. @returns what to call when it is over */
  letIn(): () => void {
    this.underWay += 1;
    return () => {
      this.underWay -= 1;
      this.served += 1;
    };
  }

  /** Called every `TICK_MS`, or as soon after it as the loop comes round. */
  tick(): void {
    this.countServed();
    const isAbove = this.waitMs() > WAIT_MS;
    this.tickedAt = this.now();
    if (!isAbove) this.aboveSince = null;
    else this.aboveSince ??= this.tickedAt;
  }

  /** Whether a request that arrives now is to be turned away. */
  isTooMuch(): boolean {
    const now = this.now();
    if (this.waitMs() <= WAIT_MS) return false;
    const isLasting = this.aboveSince !== null && now - this.aboveSince >= LASTING_MS;
    if (!isLasting && now > this.waryUntil) return false;
    this.waryUntil = now + WARY_MS;
    return true;
  }

  private countServed(): void {
    const elapsed = this.now() - this.countedFrom;
    if (elapsed < RATE_MS) return;
    const each = elapsed / Math.max(this.served, 1);
    this.betweenMs = this.utilization() >= SATURATED ? each : 0;
    this.served = 0;
    this.countedFrom = this.now();
  }

  private waitMs(): number {
    const loopMs = this.now() - this.tickedAt - TICK_MS;
    return Math.max(loopMs, this.longestWaitMs(), this.underWay * this.betweenMs);
  }
}

function loopUtilization(): Utilization {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}

/** Turns requests away with 503 and `Retry-After` while those before them wait too long. */
export function shedLoad(fastify: Pick<FastifyInstance, 'addHook'>, longestWaitMs: () => number): void {
  const shedder = new LoadShedder(longestWaitMs);
  const timer = setInterval(() => shedder.tick(), TICK_MS).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.test(request.url)) return done();
    if (shedder.isTooMuch()) return done(new StoreUnavailable('too much to do'));
    reply.raw.once('close', shedder.letIn());
    done();
  });
}
