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

/** Judges by time in the queue, not by numbers: of the event loop, and of the database's connections. */
export class LoadShedder {
  private tickedAt: number;
  private aboveSince: number | null = null;
  private waryUntil = 0;

  constructor(
    private readonly longestWaitMs: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tickedAt = now();
  }

  /** Called every `TICK_MS`, or as soon after it as the loop comes round. */
  tick(): void {
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

  private waitMs(): number {
    return Math.max(this.now() - this.tickedAt - TICK_MS, this.longestWaitMs());
  }
}

/** Turns requests away with 503 and `Retry-After` while those before them wait too long. */
export function shedLoad(fastify: Pick<FastifyInstance, 'addHook'>, longestWaitMs: () => number): void {
  const shedder = new LoadShedder(longestWaitMs);
  const timer = setInterval(() => shedder.tick(), TICK_MS).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (shedder.isTooMuch() && !ALWAYS.test(request.url)) done(new StoreUnavailable('too much to do'));
    else done();
  });
}
