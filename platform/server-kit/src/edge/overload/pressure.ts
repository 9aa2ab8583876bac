interface Limits {
  windowMs: number;
  calmMs: number;
  stuckMs: number;
}

interface Window {
  since: number;
  came: number;
  answered: number;
  /** A burst may have come within it: it says only that somebody is late. */
  isFirst: boolean;
}

/** Wait of the first in the queue. */
export type Wait = 'none' | 'short' | 'late';

/** Tells overload, which lasts, from a burst, which ends, and both from a server that answers nobody. */
export class Pressure {
  /** Since the start. */
  came = 0;
  isOverload = false;
  private answers = 0;
  private answeredAt: number;
  private refusedAt = -Infinity;
  private window: Window | null = null;

  constructor(
    private readonly limits: Limits,
    now: number,
  ) {
    this.answeredAt = now;
  }

  answered(now: number): void {
    this.answers += 1;
    this.answeredAt = now;
  }

  refused(now: number): void {
    this.refusedAt = now;
  }

  /** @returns whether whoever waits waits in vain */
  judge(now: number, lagMs: number, wait: Wait): boolean {
    // While the event loop was blocked nobody could be answered; and where nobody waits, nothing is stuck.
    this.answeredAt = wait === 'none' ? now : this.answeredAt + lagMs;
    if (this.isOverload) this.isOverload = now - this.refusedAt < this.limits.calmMs;
    else this.isOverload = this.lasts(now, wait === 'late');
    return this.isOverload || now - this.answeredAt > this.limits.stuckMs;
  }

  /** True where somebody was late all through a window, and at least half as many came in it as were answered. */
  private lasts(now: number, isLate: boolean): boolean {
    if (!isLate) this.window = null;
    if (!isLate) return false;
    this.window ??= this.opened(now, true);
    const { since, came, answered, isFirst } = this.window;
    if (now - since < this.limits.windowMs) return false;
    this.window = this.opened(now, false);
    return !isFirst && (this.came - came) * 2 > this.answers - answered;
  }

  private opened(since: number, isFirst: boolean): Window {
    return { since, came: this.came, answered: this.answers, isFirst };
  }
}
