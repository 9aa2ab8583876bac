import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { PeriodicJobs } from '@kit/server/base/clock/periodic-jobs';
import type { WokenJob } from '@kit/server/base/clock/woken-job';
import { inTrace } from '@kit/server/base/tracing/tracing';
import { BatchLeases } from './batch-leases';
import { BatchRun } from './batch-run.entity';
import { BatchRunner } from './batch-runner';
import { FREE_RUNS } from './run-moves';

/** How often it is looked for runs that a dead process left behind. */
const SWEEP_MS = 5_000;

/** Takes up runs that wait, in this process or another; different batches side by side. */
@Injectable()
export class BatchWorker implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BatchWorker.name);
  private readonly active = new Map<number, Promise<void>>();
  private readonly job: WokenJob;

  constructor(
    jobs: PeriodicJobs,
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly leases: BatchLeases,
    private readonly runner: BatchRunner,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'role'>,
  ) {
    this.job = jobs.woken('batch runs', SWEEP_MS, () => this.takeUp());
  }

  /** Looks for work in the background; a process that only serves leaves it to those that work. Never throws. */
  wake(): void {
    if (this.environment.role !== 'api') this.job.wake();
  }

  /** Waits until nothing is being looked for or worked on. */
  async idle(): Promise<void> {
    while (this.job.looking ?? this.active.size > 0) {
      await this.job.looking;
      await Promise.all(this.active.values());
    }
  }

  /** The record in progress is finished; the rest waits for the next start, or another process. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.job.close();
    await this.idle();
  }

  private async takeUp(): Promise<void> {
    await this.leases.interruptSilent();
    const status = In(FREE_RUNS);
    const runs = await this.runs.find({ where: { status }, order: { id: 'ASC' } });
    for (const run of runs) if (!this.active.has(run.id)) this.begin(run);
  }

  private begin({ id, name, traceparent }: BatchRun): void {
    const work = async () => {
      const lease = await this.leases.take(id);
      if (lease) await this.runner.run(lease, name, () => this.job.isClosing);
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
