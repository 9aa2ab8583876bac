import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../base/clock/clock';
import { Metrics } from './metrics';

/** @returns since when the oldest waits; null where nothing does */
type Oldest = (now: Date) => Promise<Date | null>;

/**
 * Work to be done in the background, by whichever process. Every process tells of all of it, since it lies in the
 * database: a watcher takes one process's word, not the sum.
 */
@Injectable()
export class WaitingWork {
  private readonly logger = new Logger(WaitingWork.name);
  private readonly kinds = new Map<string, Oldest>();
  private readonly seconds: Gauge<'work'>;

  constructor(
    metrics: Metrics,
    private readonly clock: Clock,
  ) {
    this.seconds = new Gauge({
      name: 'work_waiting_seconds',
      help: 'How long the oldest that is to be done has waited, by its kind; 0 where nothing waits.',
      labelNames: ['work'],
      registers: [metrics.registry],
      collect: () => this.count(),
    });
  }

  add(work: string, oldest: Oldest): void {
    this.kinds.set(work, oldest);
  }

  /** Unknown values are left out: whoever watches sees that it is absent, and the rest. */
  private async count(): Promise<void> {
    const now = this.clock.now();
    this.seconds.reset();
    await Promise.all(
      [...this.kinds].map(async ([work, oldest]) => {
        try {
          const since = await oldest(now);
          this.seconds.set({ work }, since ? Math.max(0, now.getTime() - since.getTime()) / 1000 : 0);
        } catch (error) {
          this.logger.warn(`${work}: ${String(error)}`);
        }
      }),
    );
  }
}
