import { type Clock, type Count, MemoryRateLimiter, type RateLimiter } from '@laravel-wire/nest';

/** Counts that can all be forgotten at once. */
export class FreshLimiter implements RateLimiter {
  #limiter: MemoryRateLimiter;

  constructor(private readonly clock: Clock) {
    this.#limiter = new MemoryRateLimiter(clock);
  }

  reset(): void {
    this.#limiter = new MemoryRateLimiter(this.clock);
  }

  hit(key: string, seconds: number, times?: number): Promise<Count> {
    return this.#limiter.hit(key, seconds, times);
  }

  peek(key: string): Promise<Count> {
    return this.#limiter.peek(key);
  }

  clear(key: string): Promise<void> {
    return this.#limiter.clear(key);
  }
}
