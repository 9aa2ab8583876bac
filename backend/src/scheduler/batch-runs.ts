import { Conflict, type FiltersOf, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchName, BatchRunFilters, BatchRunRecord } from '@yard/contracts';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { UsersService } from '../users/users.service';
import { AuditService } from '../audit/audit.service';
import { pageOf, type Rows } from '@kit/server/store/page-of';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { currentTraceparent } from '@kit/server/base/tracing/tracing';
import { BatchEvents } from './batch-events';
import { BatchRunItem } from './batch-run-item.entity';
import { BatchRun } from './batch-run.entity';
import { BatchWorker } from './batch-worker';
import { runMoves } from './run-moves';
import { presentBatchRun } from './present-batch-run';

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
    private readonly events: BatchEvents,
    private readonly worker: BatchWorker,
    private readonly users: UsersService,
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

  async page({ name, status, ...list }: FiltersOf<BatchRunFilters>): Promise<Rows<BatchRunRecord>> {
    const conditions = Object.entries({ name, status }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<BatchRun> = Object.fromEntries(conditions);
    const { rows, total } = await pageOf(this.runs, where, list);
    return { rows: await this.shown(rows), total };
  }

  async shown(runs: readonly BatchRun[]): Promise<BatchRunRecord[]> {
    const names = await this.users.namesOf(runs.map(({ user_id }) => user_id));
    return runs.map((run) => presentBatchRun(run, names));
  }

  /**
   * Ends a run after the records that are being taken: whoever works on it finds that it is not theirs any more.
   *
   * @throws Conflict for one that is over
   */
  stop(actor: { id: number }, { id, name }: BatchRun): Promise<BatchRun> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.lock(BatchRun, { id });
      if (!run || !runMoves.can('stop', 'admin', run.status)) throw new Conflict('This run is over.');
      const over = { status: 'finished', claim: null, lease_expires_at: null } as const;
      await tx.update(run, { ...over, fence: run.fence + 1, finished_at: tx.now, stopped_at: tx.now });
      const what = { record_type: 'batch_run', record_id: id, data: { name } };
      await this.audit.save(tx, { actor, action: 'stop', ...what });
      await this.events.changed(tx, run);
      return run;
    });
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
      const data = { name, dry_run: isDryRun };
      await this.audit.save(tx, {
        actor,
        action: 'run',
        record_type: 'batch_run',
        record_id: run.id,
        data,
      });
      await this.events.changed(tx, run);
      return run;
    });
  }
}
