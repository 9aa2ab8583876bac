import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { inTrace } from '../tracing/tracing';

interface Round {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/** Work that comes round. A server starts it; commands and tests do not, and take a round when they want one. */
@Injectable()
export class PeriodicJobs implements OnModuleDestroy {
  private readonly logger = new Logger(PeriodicJobs.name);
  private readonly rounds: Round[] = [];
  private timers: NodeJS.Timeout[] = [];

  /** @param work  one round; what it throws is logged, and the next one comes all the same */
  add(name: string, everyMs: number, work: () => Promise<void>): void {
    this.rounds.push({ name, everyMs, work });
  }

  /** Begins all that were added; the first round comes after its interval. */
  start(): void {
    this.timers = this.rounds.map((round) => this.repeat(round));
  }

  onModuleDestroy(): void {
    this.timers.forEach(clearInterval);
  }

  /** A round that takes longer than its interval is not overtaken by the next. */
  private repeat({ name, everyMs, work }: Round): NodeJS.Timeout {
    let isUnderWay = false;
    const next = async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      await inTrace(() => ({ name: `round ${name}`, kind: 'internal', attributes: {} }), work).catch(
        (error: unknown) => this.logger.error(name, error instanceof Error ? error.stack : String(error)),
      );
      isUnderWay = false;
    };
    return setInterval(() => void next(), everyMs).unref();
  }
}
