import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITER, type Count, type RateLimiter } from '../ports';

interface Limit {
  failures: number;
  seconds: number;
  counts(error: unknown): boolean;
  /** Error that is thrown in place of trying. */
  refusal(count: Count): Error;
}

interface Counted {
  key: string;
  /** `Infinity` failures: nothing is counted. */
  limit: Limit;
}

interface Lane {
  running: number;
  /** Number of attempts that have ended; a count read before is stale after. */
  ended: number;
  waiting: (() => void)[];
}

/**
 * So many failures within a span. What succeeds never counts; in one process no more run at once than may still
 * fail, so that guesses sent together are not more than those sent one by one.
 */
@Injectable()
export class FailureLimit {
  readonly #lanes = new Map<string, Lane>();

  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  async try<T>(counted: Counted, work: () => Promise<T>): Promise<T> {
    const { key, limit } = counted;
    if (limit.failures === Infinity) return work();
    const lane = await this.#admitted(key, limit);
    try {
      return await this.count(counted, work);
    } finally {
      this.#end(key, lane);
    }
  }

  /** Failures count towards the limit, but the call is never refused for it. */
  async count<T>({ key, limit }: Counted, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (limit.failures !== Infinity && limit.counts(error)) await this.limiter.hit(key, limit.seconds);
      throw error;
    }
  }

  async #admitted(key: string, limit: Limit): Promise<Lane> {
    for (;;) {
      const lane = this.#lanes.get(key) ?? { running: 0, ended: 0, waiting: [] };
      this.#lanes.set(key, lane);
      const { ended } = lane;
      const count = await this.limiter.peek(key);

      if (count.hits >= limit.failures) {
        this.#forget(key, lane);
        throw limit.refusal(count);
      }
      if (lane.ended !== ended || this.#lanes.get(key) !== lane) continue;
      if (count.hits + lane.running < limit.failures) {
        lane.running += 1;
        return lane;
      }
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
  }

  #end(key: string, lane: Lane): void {
    lane.running -= 1;
    lane.ended += 1;
    lane.waiting.splice(0).forEach((goOn) => goOn());
    this.#forget(key, lane);
  }

  #forget(key: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(key);
  }
}
