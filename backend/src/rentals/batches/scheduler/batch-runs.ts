import type { FiltersOf, ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchName, BatchRunFilters } from '@yard/contracts';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { AuditService } from '../../../people/audit/audit.service';
import { pageOf, type Rows } from '@yard/server/store/page-of';
import { isDuplicate, UnitOfWork } from '@yard/server/store/unit-of-work';
import { currentTraceparent } from '@yard/server/base/tracing/tracing';
import { BatchEvents } from './batch-events';
import { BatchRunItem } from './batch-run-item.entity';
import { BatchRun } from './batch-run.entity';
import { BatchWorker } from './batch-worker';

export interface Start {
  name: BatchName;
  isDryRun?: boolean;
  /** The person who asks; null for the timetable and the command line. */
  actor?: { id: number } | null;
  /** The slot of the timetable this run is for. */
  slot?: string;
}

/** Starts batches and shows what they did. */
@Injectable()
export class BatchRuns {
  constructor(
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    @InjectRepository(BatchRunItem) private readonly itemRows: Repository<BatchRunItem>,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    private readonly news: BatchEvents,
    private readonly worker: BatchWorker,
  ) {}

  /** Puts a run into the queue and answers at once; the one in progress, if there is one. */
  async start(start: Start): Promise<BatchRun> {
    for (;;) {
      const current = await this.inProgress(start);
      if (current) return current;
      try {
        const run = await this.insert(start);
        this.worker.wake();
        return run;
      } catch (error) {
        // Somebody else started it between the look and the insert.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  page({ name, status, ...list }: FiltersOf<BatchRunFilters>): Promise<Rows<BatchRun>> {
    const asked = Object.entries({ name, status }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<BatchRun> = Object.fromEntries(asked);
    return pageOf(this.runs, where, list);
  }

  items(run: BatchRun, list: ListQuery): Promise<Rows<BatchRunItem>> {
    return pageOf(this.itemRows, { batch_run_id: run.id }, list);
  }

  private inProgress({ name, slot }: Start): Promise<BatchRun | null> {
    const where = slot === undefined ? { claim: name } : [{ slot }, { claim: name }];
    return this.runs.findOneBy(where);
  }

  private insert({ name, isDryRun = false, actor = null, slot }: Start): Promise<BatchRun> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.insert(BatchRun, {
        name,
        status: 'queued',
        dry_run: isDryRun,
        total: 0,
        done: 0,
        failed: 0,
        started_at: null,
        finished_at: null,
        lease_expires_at: null,
        fence: 0,
        claim: name,
        slot: slot ?? null,
        traceparent: currentTraceparent(),
      });
      const data = { name, dry_run: isDryRun };
      await this.audit.save(tx, {
        actor,
        action: 'run',
        record_type: 'batch_run',
        record_id: run.id,
        data,
      });
      await this.news.changed(tx, run);
      return run;
    });
  }
}
