import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual, MoreThan, Or, Repository } from 'typeorm';
import { databaseNow } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { BatchRun, runMoves } from './batch-run.entity';
import { BatchRunViews } from './batch-run-views';

/** Without a renewal in this time a run is free again. Well below the five minutes after which work must be taken over. */
const LEASE_MS = 30_000;

/** The right to work on a run. Of two processes that believe they have it, the one with the higher fence has it. */
export interface Lease {
  readonly id: number;
  readonly fence: number;
}

type RunEnd = 'interrupted' | 'finished' | 'failed';

/** Another process has taken the run up, or an admin stopped it; nothing more may be written for it. */
export class LeaseLost extends Error {}

/** Lets one process at a time work on a run, even if one dies or sleeps. */
@Injectable()
export class BatchLeases {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly unitOfWork: UnitOfWork,
    private readonly views: BatchRunViews,
  ) {}

  /** Runs whose lease has expired become interrupted, so that another process can take them up. */
  async interruptExpired(): Promise<void> {
    const now = await databaseNow(this.dataSource.manager);
    // A lease never ends so far ahead: the database's clock was put back since, and nobody knows the lease's age.
    const ahead = new Date(now.getTime() + 2 * LEASE_MS);
    const lease_expires_at = Or(LessThanOrEqual(now), MoreThan(ahead));
    const expired = { status: 'running', lease_expires_at } as const;
    for (const { id, fence } of await this.runs.findBy(expired)) {
      await this.unitOfWork.run(async (tx) => {
        const run = await tx.lock(BatchRun, { id, fence, ...expired });
        if (run) await this.save(tx, run, 'interrupted');
      });
    }
  }

  /** @returns null when another process was faster, or the run is over */
  acquire(id: number): Promise<Lease | null> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.lock(BatchRun, { id });
      if (!run || !runMoves.can('take', 'system', run.status)) return null;
      const fence = run.fence + 1;
      const started_at = run.started_at ?? tx.now;
      await tx.update(run, { status: 'running', fence, started_at, lease_expires_at: await expiryIn(tx) });
      await this.views.broadcast(tx, run);
      return { id, fence };
    });
  }

  /** Locks the run's row, so that nobody takes it up before the transaction ends. @throws LeaseLost */
  async lock(tx: Transaction, { id, fence }: Lease): Promise<BatchRun> {
    const run = await tx.lock(BatchRun, { id });
    if (run?.fence === fence && runMoves.can('finish', 'system', run.status)) return run;
    throw new LeaseLost(`batch run ${id}`);
  }

  /** @throws LeaseLost */
  renew(lease: Lease): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(await this.lock(tx, lease), { lease_expires_at: await expiryIn(tx) });
    });
  }

  /** Changes the run and shows it to the admins. @throws LeaseLost */
  change(lease: Lease, changes: Partial<Pick<BatchRun, 'total'>>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.update(await this.lock(tx, lease), changes);
      await this.views.broadcast(tx, run);
    });
  }

  /** @throws LeaseLost */
  release(lease: Lease, status: RunEnd): Promise<void> {
    return this.unitOfWork.run(async (tx) => this.save(tx, await this.lock(tx, lease), status));
  }

  private async save(tx: Transaction, run: BatchRun, status: RunEnd): Promise<void> {
    const ended = status === 'interrupted' ? {} : { claim: null, finished_at: tx.now };
    await tx.update(run, { status, lease_expires_at: null, ...ended });
    await this.views.broadcast(tx, run);
  }
}

/** The expiry of a lease that begins now, by the database's clock. */
async function expiryIn(tx: Transaction): Promise<Date> {
  return new Date((await databaseNow(tx.manager)).getTime() + LEASE_MS);
}
