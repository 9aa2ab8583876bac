import { WireFault } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchName } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { type Committed, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { RentalBatches, type StepOutcome } from '../rentals/batches/rental-batches';
import { type Lease, BatchLeases, LeaseLost } from './batch-leases';
import { type BatchRun, BatchRunItem } from './batch-run.entity';

const RECORD_TYPE = 'rental_request';

/** A chunk that fails is tried again in so many parts. */
const PARTS = 10;

/** Some records of a run: their moves, their outcomes and the run's counts are one transaction, fenced. */
@Injectable()
export class BatchChunks {
  private readonly logger = new Logger(BatchChunks.name);

  constructor(
    @InjectRepository(BatchRunItem) private readonly items: Repository<BatchRunItem>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: RentalBatches,
    private readonly leases: BatchLeases,
  ) {}

  /** @returns the records that are due, and how many have their outcome from before an interruption */
  async remaining(runId: number, name: BatchName): Promise<{ due: number[]; doneBefore: number }> {
    const items = await this.items.find({
      select: { record_id: true },
      where: { batch_run_id: runId, record_type: RECORD_TYPE },
    });
    const done = new Set(items.map(({ record_id }) => record_id));
    const due = await this.batches.due(name, this.clock.now());
    return { due: due.filter((id) => !done.has(id)), doneBefore: done.size };
  }

  /**
   * Runs some records in one transaction; where it fails, fewer in each, down to one in its own, so that one that
   * fails is recorded and does not stop the others.
   *
   * @returns how many milliseconds others waited for the rows that were locked, once the outcomes are committed
   * @throws  LeaseLost, StoreUnavailable
   */
  async run(lease: Lease, recordIds: readonly number[]): Promise<Committed<number>> {
    const [first] = recordIds;
    try {
      return await this.save(lease, recordIds, (tx, run, ids) =>
        this.batches.apply(tx, run.name, ids, run.dry_run),
      );
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (recordIds.length > 1) await this.runParts(lease, recordIds, error);
      else if (first !== undefined) await this.saveFailure(lease, first, error);
      return { result: 0, afterCommit: Promise.resolve() };
    }
  }

  private async runParts(lease: Lease, recordIds: readonly number[], error: unknown): Promise<void> {
    this.logger.warn(`batch run ${lease.id}: ${recordIds.length} records in parts: ${String(error)}`);
    const size = Math.ceil(recordIds.length / PARTS);
    for (let from = 0; from < recordIds.length; from += size) {
      const { afterCommit } = await this.run(lease, recordIds.slice(from, from + size));
      await afterCommit;
    }
  }

  /** @throws StoreUnavailable, which is no record's failure */
  private async saveFailure(lease: Lease, recordId: number, error: unknown): Promise<void> {
    if (error instanceof StoreUnavailable) throw error;
    const message = error instanceof WireFault ? error.message : 'It failed; the log says why.';
    this.logger.error(
      `batch run ${lease.id}, ${RECORD_TYPE} ${recordId}`,
      error instanceof Error ? error.stack : String(error),
    );
    await this.save(lease, [recordId], () => Promise.resolve([{ outcome: 'failed', message, amount: null }]));
  }

  private save(
    lease: Lease,
    recordIds: readonly number[],
    outcomesOf: (tx: Transaction, run: BatchRun, ids: readonly number[]) => Promise<StepOutcome[]>,
  ): Promise<Committed<number>> {
    return this.unitOfWork.commit(async (tx) => {
      const run = await this.leases.lock(tx, lease);
      const began = performance.now();
      const kind = { batch_run_id: run.id, record_type: RECORD_TYPE };
      const saved = await tx.manager.findBy(BatchRunItem, { ...kind, record_id: In([...recordIds]) });
      const savedIds = new Set(saved.map(({ record_id }) => record_id));
      const open = recordIds.filter((id) => !savedIds.has(id));
      const outcomes = await outcomesOf(tx, run, open);
      const items = outcomes.map((outcome, index) => ({ ...kind, record_id: open[index] ?? 0, ...outcome }));
      await tx.insertAll(BatchRunItem, items);
      const count = (wanted: StepOutcome['outcome']) =>
        items.filter(({ outcome }) => outcome === wanted).length;
      const amount = items.reduce((sum, item) => sum + (item.amount ?? 0), run.amount);
      await tx.update(run, { done: run.done + count('done'), failed: run.failed + count('failed'), amount });
      return performance.now() - began;
    });
  }
}
