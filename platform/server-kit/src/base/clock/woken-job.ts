import { Logger } from '@nestjs/common';
import type { SchedulerRegistry } from '@nestjs/schedule';
import { AsyncResource } from 'node:async_hooks';

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
  /** The look in progress; null where nothing is being looked for. */
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
