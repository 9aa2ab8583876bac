import { WireFault } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchRunItemRecord } from '@yard/contracts';
import { Repository } from 'typeorm';
import { StoreUnavailable } from '../database/store-unavailable';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { RentalBatches } from '../rentals/batches/rental-batches';
import { type Grip, BatchLeases, LeaseLost } from './batch-leases';
import { BatchRunItem } from './batch-run-item.entity';
import type { BatchRun } from './batch-run.entity';

const RECORD_TYPE = 'rental_request';

type Outcome = Pick<BatchRunItemRecord, 'outcome' | 'message'>;

/** One record of a run: its move, its outcome and the run's counts are one transaction, fenced. */
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

  /** One that fails is written down and does not stop the others. @throws LeaseLost, StoreUnavailable */
  async take(grip: Grip, recordId: number): Promise<void> {
    try {
      await this.record(grip, recordId, (tx, run) => this.batches.take(tx, run.name, recordId, run.dry_run));
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof StoreUnavailable) throw error;
      const reason = error instanceof WireFault ? error.message : 'It failed; the log says why.';
      this.logger.error(
        `batch run ${grip.id}, ${RECORD_TYPE} ${recordId}`,
        error instanceof Error ? error.stack : String(error),
      );
      const failed: Outcome = { outcome: 'failed', message: reason };
      await this.record(grip, recordId, () => Promise.resolve(failed));
    }
  }

  private record(
    grip: Grip,
    record_id: number,
    work: (tx: Transaction, run: BatchRun) => Promise<Outcome>,
  ): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const run = await this.leases.held(tx, grip);
      const which = { batch_run_id: run.id, record_type: RECORD_TYPE, record_id };
      if (await tx.manager.existsBy(BatchRunItem, which)) return;
      const { outcome, message } = await work(tx, run);
      await tx.insert(BatchRunItem, { ...which, outcome, message });
      await tx.update(run, {
        done: run.done + Number(outcome === 'done'),
        failed: run.failed + Number(outcome === 'failed'),
      });
    });
  }
}
