import type { Logger } from '@nestjs/common';

/** Logs once that something is unavailable, with the reason, and once that it is back, however often it is called. */
export class Outage {
  private isAway = false;

  constructor(
    private readonly logger: Pick<Logger, 'error' | 'log'>,
    private readonly name: string,
  ) {}

  away(reason: string): void {
    if (!this.isAway) this.logger.error(`${this.name} does not answer: ${reason}`);
    this.isAway = true;
  }

  back(): void {
    if (this.isAway) this.logger.log(`${this.name} answers again`);
    this.isAway = false;
  }
}
