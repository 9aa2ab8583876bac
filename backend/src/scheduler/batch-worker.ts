import { WireFault } from '@laravel-wire/nest';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchName } from '@yard/contracts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { In, Repository } from 'typeorm';
import { Clock, PeriodicJobs, type WokenJob } from '@kit/server/base/clock/clock';
import { logFailure, stackOf } from '@kit/server/base/logging/log-failure';
import { collectGarbage } from '@kit/server/base/memory/heap';
import { inTrace } from '@kit/server/base/tracing/tracing';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { type Committed, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { RentalBatches, type StepOutcome } from '../rentals/batches/rental-batches';
import { BatchLeases, type Lease, LeaseLost } from './batch-leases';
import { BatchRun, BatchRunItem, FREE_RUNS } from './batch-run.entity';

const SWEEP_MS = 5_000;
/** A third of the lease. */
const HEARTBEAT_MS = 10_000;
/** Progress is shown at most so often. */
const SHOWN_EVERY_MS = 1000;
/** Records of a chunk in a long run, at most. The first chunk is one record: a short run is seen to go on. */
const MAX_CHUNK = 250;
/** Others who write wait for a chunk: one that takes longer is followed by a smaller one. */
const LOCKED_MS = 500;
/** Records between two collections of 40 ms: V8 would let 100 MB of what was read for them gather. */
const COLLECTED_EVERY = 2000;

const RECORD_TYPE = 'rental_request';
/** A chunk that fails is tried again in so many parts. */
const PARTS = 10;

/** Takes up free runs, in this process or another, and works through them; different batches side by side. */
@Injectable()
export class BatchWorker implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BatchWorker.name);
  private readonly active = new Map<number, Promise<void>>();
  private readonly job: WokenJob;

  constructor(
    jobs: PeriodicJobs,
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    private readonly leases: BatchLeases,
    @InjectRepository(BatchRunItem) private readonly items: Repository<BatchRunItem>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: RentalBatches,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'role'>,
  ) {
    this.job = jobs.woken('batch runs', SWEEP_MS, () => this.takeUp());
  }

  /** Takes up free runs in the background; a process that only serves leaves them to those that work. Never throws. */
  wake(): void {
    if (this.environment.role !== 'api') this.job.wake();
  }

  /** Waits until nothing is being looked for or worked on. */
  async idle(): Promise<void> {
    while (this.job.looking ?? this.active.size > 0) {
      await this.job.looking;
      await Promise.all(this.active.values());
    }
  }

  /** The chunk in progress is finished; the rest waits for the next start, or another process. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.job.close();
    await this.idle();
  }

  private async takeUp(): Promise<void> {
    await this.leases.interruptExpired();
    const runs = await this.runs.find({ where: { status: In(FREE_RUNS) }, order: { id: 'ASC' } });
    for (const run of runs) if (!this.active.has(run.id)) this.begin(run);
  }

  private begin({ id, name, traceparent }: BatchRun): void {
    const work = async () => {
      const lease = await this.leases.acquire(id);
      if (lease) await this.run(lease, name, () => this.job.isClosing);
    };
    const attributes = { 'yard.batch.name': name, 'yard.batch.run_id': id };
    const span = { name: `batch ${name}`, kind: 'consumer' as const, attributes };
    const traced = inTrace(() => span, work, traceparent);
    const done = logFailure(this, `batch run ${id}`, traced).finally(() => this.active.delete(id));
    this.active.set(id, done);
  }

  /** Works through a run until it is done, lost or signaled to stop; another process then takes it. Never throws. */
  async run(lease: Lease, name: BatchName, isStopping: () => boolean): Promise<void> {
    const heartbeat = setInterval(() => void this.beat(lease), HEARTBEAT_MS).unref();
    try {
      const { due, doneBefore } = await this.remaining(lease.id, name);
      await this.leases.change(lease, { total: doneBefore + due.length });
      const isStopped = await this.runChunks(lease, due, isStopping);
      await this.leases.release(lease, isStopped ? 'interrupted' : 'finished');
    } catch (error) {
      await this.releaseFailed(lease, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /**
   * Work after the commit of a chunk, such as charges at the provider, goes on while the next one is written, but no
   * further ahead.
   *
   * @returns whether it was signaled to stop, once all that follows the commits has ended
   */
  private async runChunks(lease: Lease, due: readonly number[], isStopping: () => boolean): Promise<boolean> {
    let shownAt = performance.now();
    let previous = Promise.resolve();
    try {
      for (let from = 0, size = 1, next; from < due.length; from += size, size = next) {
        if (isStopping()) return true;
        const { result: lockedMs, afterCommit } = await this.runChunk(lease, due.slice(from, from + size));
        next = sizeAfter(size, lockedMs);
        await previous;
        previous = afterCommit;
        // SQLite answers in the same turn of the event loop: nobody else would be served until the run is over.
        await nextTurn();
        if (from % COLLECTED_EVERY >= COLLECTED_EVERY - size) collectGarbage();
        const now = performance.now();
        if (now - shownAt < SHOWN_EVERY_MS) continue;
        shownAt = now;
        await this.leases.change(lease, {});
      }
      return false;
    } finally {
      await previous;
    }
  }

  /** @returns the records that are due, and how many have their outcome from before an interruption */
  private async remaining(runId: number, name: BatchName): Promise<{ due: number[]; doneBefore: number }> {
    const where = { batch_run_id: runId, record_type: RECORD_TYPE };
    const items = await this.items.find({ select: { record_id: true }, where });
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
  async runChunk(lease: Lease, recordIds: readonly number[]): Promise<Committed<number>> {
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
      const { afterCommit } = await this.runChunk(lease, recordIds.slice(from, from + size));
      await afterCommit;
    }
  }

  /** @throws StoreUnavailable, which is no record's failure */
  private async saveFailure(lease: Lease, recordId: number, error: unknown): Promise<void> {
    if (error instanceof StoreUnavailable) throw error;
    const message = error instanceof WireFault ? error.message : 'It failed; the log says why.';
    this.logger.error(`batch run ${lease.id}, ${RECORD_TYPE} ${recordId}`, stackOf(error));
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
      const count = (wanted: string) => items.filter(({ outcome }) => outcome === wanted).length;
      const amount = items.reduce((sum, item) => sum + (item.amount ?? 0), run.amount);
      await tx.update(run, { done: run.done + count('done'), failed: run.failed + count('failed'), amount });
      return performance.now() - began;
    });
  }

  private async releaseFailed(lease: Lease, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return this.logger.warn(`${error.message} was taken over`);
    const what = `batch run ${lease.id}`;
    this.logger.error(what, stackOf(error));
    // An outage is nobody's failure: the rest is taken up when it is over.
    const status = error instanceof StoreUnavailable ? 'interrupted' : 'failed';
    // A database that is unavailable cannot be updated: the lease expires then, and the run is taken up.
    await logFailure(this, what, this.leases.release(lease, status));
  }

  /** Renews the lease while a chunk takes long. A failure does no harm: the next chunk finds out whether it was lost. */
  private beat(lease: Lease): Promise<void> {
    return this.leases.renew(lease).catch((error: unknown) => {
      this.logger.warn(`no heartbeat for batch run ${lease.id}: ${String(error)}`);
    });
  }
}

/** @param lockedMs  how long others waited for the chunk of this size */
function sizeAfter(size: number, lockedMs: number): number {
  if (lockedMs > LOCKED_MS) return Math.ceil(size / 2);
  return lockedMs > LOCKED_MS / 2 ? size : Math.min(2 * size, MAX_CHUNK);
}
