import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../ports';
import type { Clock, Count, RateLimiter } from '../ports';

/** At so many keys the ended spans are thrown away, then at twice as many as are left. */
const SWEEP_AT = 10_000;

/** Counts of one process. */
@Injectable()
export class MemoryRateLimiter implements RateLimiter {
  #sweepAt = SWEEP_AT;
  readonly #spans = new Map<string, { hits: number; endsAt: number }>();

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async hit(key: string, seconds: number): Promise<Count> {
    const now = this.clock.now().getTime();
    const running = this.#spans.get(key);
    const span = running && running.endsAt > now ? running : { hits: 0, endsAt: now + seconds * 1000 };
    span.hits += 1;
    this.#sweep(now);
    this.#spans.set(key, span);
    return countOf(span, now);
  }

  async peek(key: string): Promise<Count> {
    const now = this.clock.now().getTime();
    const span = this.#spans.get(key);
    return span && span.endsAt > now ? countOf(span, now) : { hits: 0, secondsLeft: 0 };
  }

  async clear(key: string): Promise<void> {
    this.#spans.delete(key);
  }

  #sweep(now: number): void {
    if (this.#spans.size >= this.#sweepAt) {
      this.#spans.forEach((span, key) => span.endsAt <= now && this.#spans.delete(key));
      this.#sweepAt = Math.max(SWEEP_AT, this.#spans.size * 2);
    }
  }
}

function countOf(span: { hits: number; endsAt: number }, now: number): Count {
  return { hits: span.hits, secondsLeft: Math.max(1, Math.ceil((span.endsAt - now) / 1000)) };
}
