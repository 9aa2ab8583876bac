import { WireFault } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchRunItemRecord } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { sideBySide } from '../database/gathering/side-by-side';
import { StoreUnavailable } from '../database/store-unavailable';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { RentalBatches } from '../rentals/batches/rental-batches';
import { type Grip, BatchLeases, LeaseLost } from './batch-leases';
import { BatchRunItem } from './batch-run-item.entity';
import type { BatchRun } from './batch-run.entity';

const RECORD_TYPE = 'rental_request';

type Outcome = Pick<BatchRunItemRecord, 'outcome' | 'message'>;

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
   * Takes some records in one transaction; where it fails, each in one of its own, so that one that fails is written
   * down and does not stop the others.
   *
   * @throws LeaseLost, StoreUnavailable
   */
  async takeAll(grip: Grip, recordIds: readonly number[]): Promise<void> {
    try {
      await this.record(grip, recordIds, (tx, run, id) => this.batches.take(tx, run.name, id, run.dry_run));
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      this.logger.warn(`batch run ${grip.id}: ${recordIds.length} records one by one: ${String(error)}`);
      for (const id of recordIds) await this.takeAlone(grip, id);
    }
  }

  private async takeAlone(grip: Grip, recordId: number): Promise<void> {
    try {
      await this.record(grip, [recordId], (tx, run) =>
        this.batches.take(tx, run.name, recordId, run.dry_run),
      );
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof StoreUnavailable) throw error;
      const reason = error instanceof WireFault ? error.message : 'It failed; the log says why.';
      this.logger.error(
        `batch run ${grip.id}, ${RECORD_TYPE} ${recordId}`,
        error instanceof Error ? error.stack : String(error),
      );
      const failed: Outcome = { outcome: 'failed', message: reason };
      await this.record(grip, [recordId], () => Promise.resolve(failed));
    }
  }

  private record(
    grip: Grip,
    recordIds: readonly number[],
    work: (tx: Transaction, run: BatchRun, id: number) => Promise<Outcome>,
  ): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const run = await this.leases.held(tx, grip);
      const kind = { batch_run_id: run.id, record_type: RECORD_TYPE };
      const known = await tx.manager.findBy(BatchRunItem, { ...kind, record_id: In([...recordIds]) });
      const taken = new Set(known.map(({ record_id }) => record_id));
      const open = recordIds.filter((id) => !taken.has(id));
      const items = await sideBySide(tx, open, async (own, record_id) => ({
        ...kind,
        record_id,
        ...(await work(own, run, record_id)),
      }));
      await tx.insertAll(BatchRunItem, items);
      const count = (wanted: Outcome['outcome']) => items.filter(({ outcome }) => outcome === wanted).length;
      await tx.update(run, { done: run.done + count('done'), failed: run.failed + count('failed') });
    });
  }
}
