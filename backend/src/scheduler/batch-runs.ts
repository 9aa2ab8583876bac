import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchName } from '@yard/contracts';
import { Repository } from 'typeorm';
import { AuditService } from '../audit/audit.service';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { currentTraceparent } from '@kit/server/base/tracing/tracing';
import { BatchRun, runMoves } from './batch-run.entity';
import { BatchRunViews } from './batch-run-views';
import { BatchWorker } from './batch-worker';

export interface BatchStart {
  name: BatchName;
  isDryRun?: boolean;
  /** The admin who starts it; null for the timetable and the command line. */
  actor?: { id: number } | null;
  slot?: string;
}

/** Starts batches and stops them. */
@Injectable()
export class BatchRuns {
  constructor(
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    private readonly views: BatchRunViews,
    private readonly worker: BatchWorker,
  ) {}

  /** Puts a run into the queue and answers at once; the one in progress, if there is one. */
  async start(start: BatchStart): Promise<BatchRun> {
    const { name, slot } = start;
    for (;;) {
      const current = await this.runs.findOneBy(slot ? [{ slot }, { claim: name }] : { claim: name });
      if (current) return current;
      try {
        const run = await this.insert(start);
        this.worker.wake();
        return run;
      } catch (error) {
        // Somebody else started it between the query and the insert.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /**
   * Ends a run after the chunk in progress: the higher fence refuses what its process writes later.
   *
   * @throws Conflict for one that is over
   */
  stop(actor: { id: number }, { id, name }: BatchRun): Promise<BatchRun> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.lock(BatchRun, { id });
      if (!run || !runMoves.can('stop', 'admin', run.status)) throw new Conflict('This run is over.');
      const ended = { status: 'finished', claim: null, lease_expires_at: null } as const;
      await tx.update(run, { ...ended, fence: run.fence + 1, finished_at: tx.now, stopped_at: tx.now });
      const record = { record_type: 'batch_run', record_id: id };
      await this.audit.save(tx, { actor, action: 'stop', ...record, data: { name } });
      await this.views.broadcast(tx, run);
      return run;
    });
  }

  private insert({ name, isDryRun = false, actor = null, slot }: BatchStart): Promise<BatchRun> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.insert(BatchRun, {
        name,
        status: 'queued',
        dry_run: isDryRun,
        total: 0,
        done: 0,
        failed: 0,
        amount: 0,
        user_id: actor?.id ?? null,
        started_at: null,
        finished_at: null,
        stopped_at: null,
        lease_expires_at: null,
        fence: 0,
        claim: name,
        slot: slot ?? null,
        traceparent: currentTraceparent(),
      });
      const record = { record_type: 'batch_run', record_id: run.id };
      await this.audit.save(tx, { actor, action: 'run', ...record, data: { name, dry_run: isDryRun } });
      await this.views.broadcast(tx, run);
      return run;
    });
  }
}
