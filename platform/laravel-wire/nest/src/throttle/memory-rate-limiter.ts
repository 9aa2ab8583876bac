import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, type Count, type RateLimiter } from '../ports';

/** At so many keys the ended spans are thrown away, then at twice as many as are left. */
const SWEEP_AT = 10_000;

interface Span {
  hits: number;
  beganAt: number;
  endsAt: number;
}

/** Counts of one process. */
@Injectable()
export class MemoryRateLimiter implements RateLimiter {
  #sweepAt = SWEEP_AT;
  readonly #spans = new Map<string, Span>();

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async hit(key: string, seconds: number, times = 1): Promise<Count> {
    const now = this.clock.now().getTime();
    const running = this.#spans.get(key);
    const span = isRunning(running, now) ? running : { hits: 0, beganAt: now, endsAt: now + seconds * 1000 };
    span.hits += times;
    this.#sweep(now);
    this.#spans.set(key, span);
    return countOf(span, now);
  }

  async peek(key: string): Promise<Count> {
    const now = this.clock.now().getTime();
    const span = this.#spans.get(key);
    return isRunning(span, now) ? countOf(span, now) : { hits: 0, secondsLeft: 0 };
  }

  async clear(key: string): Promise<void> {
    this.#spans.delete(key);
  }

  /** Same state as of a server that begins. */
  forgetAll(): void {
    this.#spans.clear();
  }

  #sweep(now: number): void {
    if (this.#spans.size >= this.#sweepAt) {
      this.#spans.forEach((span, key) => isRunning(span, now) || this.#spans.delete(key));
      this.#sweepAt = Math.max(SWEEP_AT, this.#spans.size * 2);
    }
  }
}

/** One that has not begun yet was begun by a clock that is put back: it would last for as long as that was ahead. */
function isRunning(span: Span | undefined, now: number): span is Span {
  return span !== undefined && span.beganAt <= now && now < span.endsAt;
}

function countOf(span: Span, now: number): Count {
  return { hits: span.hits, secondsLeft: Math.max(1, Math.ceil((span.endsAt - now) / 1000)) };
}
