import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { In, Repository } from 'typeorm';
import { Metrics } from '@kit/server/watch/metrics';
import { WaitingWork } from '@kit/server/watch/waiting-work';
import { BatchRun, OPEN_RUNS } from './batch-run.entity';

@Injectable()
export class BatchMetrics {
  private readonly logger = new Logger(BatchMetrics.name);
  private readonly finished: Gauge<'batch'>;

  constructor(
    metrics: Metrics,
    waiting: WaitingWork,
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
  ) {
    this.finished = new Gauge({
      name: 'batch_last_finished_timestamp_seconds',
      help: 'When each batch was last done with, in Unix time, dry runs apart; absent for one that never was.',
      labelNames: ['batch'],
      registers: [metrics.registry],
      collect: () => this.count().catch((error: unknown) => this.logger.warn(String(error))),
    });
    waiting.add('batches', (now) => this.oldest(now));
  }

  /** Since when the oldest run waits. One whose process died waits from the end of its lease on. */
  private async oldest(now: Date): Promise<Date | null> {
    const open = await this.runs.findBy({ status: In(OPEN_RUNS) });
    const since = open
      .map((run) => (run.status === 'running' ? run.lease_expires_at : run.updated_at))
      .filter((at) => at !== null && at <= now);
    return since.sort((one, other) => Number(one) - Number(other))[0] ?? null;
  }

  private async count(): Promise<void> {
    this.finished.reset();
    const latest = await this.runs
      .createQueryBuilder('run')
      .select('MAX(run.id)', 'id')
      .where({ status: 'finished', dry_run: false })
      .groupBy('run.name')
      .getRawMany<{ id: number }>();
    const found = await this.runs.findBy({ id: In(latest.map(({ id }) => id)) });
    for (const { name, finished_at } of found)
      if (finished_at) this.finished.set({ batch: name }, finished_at.getTime() / 1000);
  }
}
