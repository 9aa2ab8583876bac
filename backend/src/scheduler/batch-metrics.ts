import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { Repository } from 'typeorm';
import { Metrics } from '../metrics/metrics';
import { WaitingWork } from '../metrics/waiting-work';
import { BatchRun } from './batch-run.entity';

/** Whether the batches come round, wherever they ran. */
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
      help: 'When each batch was last done with, in Unix time; absent for one that never was.',
      labelNames: ['batch'],
      registers: [metrics.registry],
      collect: () => this.look().catch((error: unknown) => this.logger.warn(String(error))),
    });
    waiting.add('batches', async () => {
      const [run] = await runs.find({ where: { status: 'queued' }, order: { created_at: 'ASC' }, take: 1 });
      return run?.created_at ?? null;
    });
  }

  private async look(): Promise<void> {
    this.finished.reset();
    const latest = this.runs
      .createQueryBuilder('later')
      .select('MAX(later.id)')
      .where("later.status = 'finished'")
      .groupBy('later.name');
    const found = await this.runs
      .createQueryBuilder('run')
      .where(`run.id IN (${latest.getQuery()})`)
      .getMany();
    for (const { name, finished_at } of found)
      if (finished_at) this.finished.set({ batch: name }, finished_at.getTime() / 1000);
  }
}
