import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AsyncResource } from 'node:async_hooks';
import { In, Repository } from 'typeorm';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { inTrace } from '@kit/server/base/tracing/tracing';
import { BatchLeases } from './batch-leases';
import { BatchRun } from './batch-run.entity';
import { BatchRunner } from './batch-runner';

/** How often it is looked for runs that a dead process left behind. */
const SWEEP_MS = 5_000;

/** Takes up runs that wait, in this process or another; different batches side by side. */
@Injectable()
export class BatchWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(BatchWorker.name);
  /** Runs are nobody's request: what a request carries along (its origin, its socket) must not reach them. */
  private readonly outside = new AsyncResource('BatchWorker');
  private readonly active = new Map<number, Promise<void>>();
  private sweep: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private isAsked = false;
  private isClosing = false;

  constructor(
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly leases: BatchLeases,
    private readonly runner: BatchRunner,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'role'>,
  ) {}

  onApplicationBootstrap(): void {
    this.sweep = setInterval(() => this.wake(), SWEEP_MS).unref();
    this.wake();
  }

  /**
   * Looks for work in the background, or once more if it is looking; a process that only serves leaves it to those that
   * work. Never throws.
   */
  wake(): void {
    if (this.isClosing || this.environment.role === 'api') return;
    this.isAsked = true;
    this.round ??= this.outside
      .runInAsyncScope(() => this.poll())
      .finally(() => {
        this.round = null;
      });
  }

  /** Waits until nothing is being looked for or worked on. */
  async idle(): Promise<void> {
    while (this.round ?? this.active.size > 0) {
      await this.round;
      await Promise.all(this.active.values());
    }
  }

  /** The record in progress is finished; the rest waits for the next start, or another process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    if (this.sweep) clearInterval(this.sweep);
    await this.idle();
  }

  private async poll(): Promise<void> {
    try {
      while (this.isAsked && !this.isClosing) {
        this.isAsked = false;
        await this.leases.interruptSilent();
        const status = In(['queued', 'interrupted'] satisfies BatchRun['status'][]);
        const runs = await this.runs.find({ where: { status }, order: { id: 'ASC' } });
        for (const run of runs) if (!this.active.has(run.id)) this.begin(run);
      }
    } catch (error) {
      // Nobody waits for a round: a database that is away is tried again by the next sweep.
      this.logger.error('batch runs could not be read', error instanceof Error ? error.stack : String(error));
    }
  }

  private begin({ id, name, traceparent }: BatchRun): void {
    const work = async () => {
      const grip = await this.leases.take(id);
      if (grip) await this.runner.run(grip, name, () => this.isClosing);
    };
    const done = inTrace(() => aboutRun(id, name), work, traceparent)
      .catch((error: unknown) => this.logger.error(`batch run ${id}: ${String(error)}`))
      .finally(() => this.active.delete(id));
    this.active.set(id, done);
  }
}

const aboutRun = (id: number, name: string) => ({
  name: `batch ${name}`,
  kind: 'consumer' as const,
  attributes: { 'yard.batch.name': name, 'yard.batch.run_id': id },
});
