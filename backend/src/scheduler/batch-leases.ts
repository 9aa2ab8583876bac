import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual, MoreThan, Or, Repository } from 'typeorm';
import { databaseNow } from '@kit/server/store/database-clock';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { BatchEvents } from './batch-events';
import { BatchRun } from './batch-run.entity';
import { runMoves } from './run-moves';

/** How long a holder may be silent. Well below the five minutes after which work must be taken over. */
const LEASE_MS = 30_000;

/** Who works on a run: of two that believe they do, the one with the higher fence is right. */
export interface Lease {
  readonly id: number;
  readonly fence: number;
}

type RunEnd = 'interrupted' | 'finished' | 'failed';

/** Somebody else has taken the run up since; nothing more may be written for it. */
export class LeaseLost extends Error {}

/** One process at a time works on a run, whatever dies or sleeps. */
@Injectable()
export class BatchLeases {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: BatchEvents,
  ) {}

  /** Runs whose holder is silent for too long become interrupted: their work can be taken up. */
  async interruptSilent(): Promise<void> {
    const now = await databaseNow(this.dataSource.manager);
    // Further ahead than any lease is given: the database's clock was put back since, and nobody knows its age.
    const ahead = new Date(now.getTime() + 2 * LEASE_MS);
    const lease_expires_at = Or(LessThanOrEqual(now), MoreThan(ahead));
    const silent = { status: 'running', lease_expires_at } as const;
    for (const { id, fence } of await this.runs.findBy(silent)) {
      await this.unitOfWork.run(async (tx) => {
        const run = await tx.lock(BatchRun, { id, fence, ...silent });
        if (run) await this.write(tx, run, 'interrupted');
      });
    }
  }

  /** @returns null when somebody else was faster, or the run is over */
  take(id: number): Promise<Lease | null> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.lock(BatchRun, { id });
      if (!run || !runMoves.can('take', 'system', run.status)) return null;
      const fence = run.fence + 1;
      const started_at = run.started_at ?? tx.now;
      await tx.update(run, { status: 'running', fence, started_at, lease_expires_at: await leaseIn(tx) });
      await this.events.changed(tx, run);
      return { id, fence };
    });
  }

  /** Holds the run's row, so that nobody takes it up before the transaction ends. @throws LeaseLost */
  async locked(tx: Transaction, { id, fence }: Lease): Promise<BatchRun> {
    const run = await tx.lock(BatchRun, { id });
    if (run?.fence !== fence || !runMoves.can('finish', 'system', run.status))
      throw new LeaseLost(`batch run ${id}`);
    return run;
  }

  /** A sign of life while one record takes long. @throws LeaseLost */
  renew(lease: Lease): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(await this.locked(tx, lease), { lease_expires_at: await leaseIn(tx) });
    });
  }

  /** Changes the run and shows it to the admins. @throws LeaseLost */
  change(lease: Lease, changes: Partial<Pick<BatchRun, 'total'>>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const run = await tx.update(await this.locked(tx, lease), changes);
      await this.events.changed(tx, run);
    });
  }

  /** Nobody works on it any more. @throws LeaseLost */
  end(lease: Lease, status: RunEnd): Promise<void> {
    return this.unitOfWork.run(async (tx) => this.write(tx, await this.locked(tx, lease), status));
  }

  private async write(tx: Transaction, run: BatchRun, status: RunEnd): Promise<void> {
    const over = status === 'interrupted' ? {} : { claim: null, finished_at: tx.now };
    await tx.update(run, { status, lease_expires_at: null, ...over });
    await this.events.changed(tx, run);
  }
}

/** Until when the run is held, by the database's clock. */
async function leaseIn(tx: Transaction): Promise<Date> {
  return new Date((await databaseNow(tx.manager)).getTime() + LEASE_MS);
}
