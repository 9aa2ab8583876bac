import { WireFault } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { type Committed, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { RentalBatches, type StepOutcome } from '../rentals/batches/rental-batches';
import { type Lease, BatchLeases, LeaseLost } from './batch-leases';
import { BatchRunItem } from './batch-run-item.entity';
import type { BatchRun } from './batch-run.entity';

const RECORD_TYPE = 'rental_request';

/** Records that cannot be taken together are taken in so many parts. */
const PARTS = 10;

/** Records that have their outcome: what follows the commit, and how long others waited for what it held. */
export interface Taken {
  settled: Promise<void>;
  lockedMs: number;
}

/** Some records of a run: their moves, their outcomes and the run's counts are one transaction, fenced. */
@Injectable()
export class BatchRows {
  private readonly logger = new Logger(BatchRows.name);

  constructor(
    @InjectRepository(BatchRunItem) private readonly items: Repository<BatchRunItem>,
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: RentalBatches,
    private readonly leases: BatchLeases,
  ) {}

  /** Ids that have their outcome already, from before an interruption. */
  async taken(runId: number): Promise<Set<number>> {
    const items = await this.items.find({
      select: { record_id: true },
      where: { batch_run_id: runId, record_type: RECORD_TYPE },
    });
    return new Set(items.map(({ record_id }) => record_id));
  }

  /**
   * Takes some records in one transaction; where it fails, fewer in each, down to one in its own, so that one that
   * fails is written down and does not stop the others.
   *
   * @returns once their outcomes are committed
   * @throws  LeaseLost, StoreUnavailable
   */
  async takeAll(lease: Lease, recordIds: readonly number[]): Promise<Taken> {
    const [first] = recordIds;
    try {
      const { result: lockedMs, settled } = await this.save(lease, recordIds, (tx, run, ids) =>
        this.batches.take(tx, run.name, ids, run.dry_run),
      );
      return { settled, lockedMs };
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (recordIds.length > 1) await this.takeParts(lease, recordIds, error);
      else if (first !== undefined) await this.failed(lease, first, error);
      return { settled: Promise.resolve(), lockedMs: 0 };
    }
  }

  private async takeParts(lease: Lease, recordIds: readonly number[], error: unknown): Promise<void> {
    this.logger.warn(`batch run ${lease.id}: ${recordIds.length} records in parts: ${String(error)}`);
    const size = Math.ceil(recordIds.length / PARTS);
    for (let from = 0; from < recordIds.length; from += size) {
      const { settled } = await this.takeAll(lease, recordIds.slice(from, from + size));
      await settled;
    }
  }

  /** Writes down that a record failed by itself. @throws StoreUnavailable, which is nobody's failure */
  private async failed(lease: Lease, recordId: number, error: unknown): Promise<void> {
    if (error instanceof StoreUnavailable) throw error;
    const reason = error instanceof WireFault ? error.message : 'It failed; the log says why.';
    this.logger.error(
      `batch run ${lease.id}, ${RECORD_TYPE} ${recordId}`,
      error instanceof Error ? error.stack : String(error),
    );
    const failed: StepOutcome = { outcome: 'failed', message: reason, amount: null };
    await this.save(lease, [recordId], () => Promise.resolve([failed]));
  }

  /** @returns how long it took while others waited, in milliseconds */
  private save(
    lease: Lease,
    recordIds: readonly number[],
    work: (tx: Transaction, run: BatchRun, ids: readonly number[]) => Promise<StepOutcome[]>,
  ): Promise<Committed<number>> {
    return this.unitOfWork.commit(async (tx) => {
      const run = await this.leases.locked(tx, lease);
      const began = performance.now();
      const kind = { batch_run_id: run.id, record_type: RECORD_TYPE };
      const known = await tx.manager.findBy(BatchRunItem, { ...kind, record_id: In([...recordIds]) });
      const taken = new Set(known.map(({ record_id }) => record_id));
      const open = recordIds.filter((id) => !taken.has(id));
      const outcomes = await work(tx, run, open);
      const items = outcomes.map((outcome, index) => ({ ...kind, record_id: open[index] ?? 0, ...outcome }));
      await tx.insertAll(BatchRunItem, items);
      const count = (wanted: StepOutcome['outcome']) =>
        items.filter(({ outcome }) => outcome === wanted).length;
      const amount = items.reduce((sum, item) => sum + (item.amount ?? 0), run.amount);
      const [done, failed] = [run.done + count('done'), run.failed + count('failed')];
      await tx.update(run, { done, failed, amount });
      return performance.now() - began;
    });
  }
}
