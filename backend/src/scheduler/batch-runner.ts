import { Injectable, Logger } from '@nestjs/common';
import type { BatchName } from '@yard/contracts';
import { setImmediate as turn } from 'node:timers/promises';
import { Clock } from '@kit/server/base/clock/clock';
import { collectGarbage } from '@kit/server/base/memory/collect-garbage';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { RentalBatches } from '../rentals/batches/rental-batches';
import { BatchLeases, type Lease, LeaseLost } from './batch-leases';
import { BatchRows } from './batch-rows';

/** A sign of life at least so often: a third of the lease. */
const HEARTBEAT_MS = 10_000;

/** Progress is shown at most so often. */
const SHOWN_EVERY_MS = 1000;

/** Records of one transaction in a long run, at most. It begins with one: a short run is seen to go on. */
const RECORDS_AT_ONCE = 250;

/** Records between two collections of 40 ms: V8 would let 100 MB of what was read for them gather. */
const COLLECTED_EVERY = 2000;

/** Others who write wait for a transaction: one that takes longer is followed by a smaller one. */
const LOCKED_MS = 500;

/** Works through one run, some records at a time, until it is done, lost or asked to stop. */
@Injectable()
export class BatchRunner {
  private readonly logger = new Logger(BatchRunner.name);

  constructor(
    private readonly clock: Clock,
    private readonly batches: RentalBatches,
    private readonly leases: BatchLeases,
    private readonly rows: BatchRows,
  ) {}

  /** Never throws. A run that is stopped is left for whoever takes it up next. */
  async run(lease: Lease, name: BatchName, isStopping: () => boolean): Promise<void> {
    const heartbeat = setInterval(() => void this.beat(lease), HEARTBEAT_MS).unref();
    try {
      await this.work(lease, name, isStopping);
    } catch (error) {
      await this.broken(lease, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async work(lease: Lease, name: BatchName, isStopping: () => boolean): Promise<void> {
    const taken = await this.rows.taken(lease.id);
    const due = (await this.batches.due(name, this.clock.now())).filter((id) => !taken.has(id));
    await this.leases.change(lease, { total: taken.size + due.length });
    const isStopped = await this.takeEach(lease, due, isStopping);
    await this.leases.end(lease, isStopped ? 'interrupted' : 'finished');
  }

  /**
   * The provider is asked about some records while the next are written, but no further ahead.
   *
   * @returns whether it was asked to stop, once all that was taken is settled
   */
  private async takeEach(lease: Lease, due: readonly number[], isStopping: () => boolean): Promise<boolean> {
    let shownAt = performance.now();
    let earlier = Promise.resolve();
    try {
      for (let from = 0, atOnce = 1, next; from < due.length; from += atOnce, atOnce = next) {
        if (isStopping()) return true;
        const { settled, lockedMs } = await this.rows.takeAll(lease, due.slice(from, from + atOnce));
        next = followerOf(atOnce, lockedMs);
        await earlier;
        earlier = settled;
        // SQLite answers at once: without a turn in between nobody else would be served until the run is over.
        await turn();
        if (from % COLLECTED_EVERY >= COLLECTED_EVERY - atOnce) collectGarbage();
        const now = performance.now();
        if (now - shownAt < SHOWN_EVERY_MS) continue;
        shownAt = now;
        await this.leases.change(lease, {});
      }
      return false;
    } finally {
      await earlier;
    }
  }

  private async broken(lease: Lease, error: unknown): Promise<void> {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (error instanceof LeaseLost) return this.logger.warn(`${error.message} was taken over`);
    this.logger.error(`batch run ${lease.id}: ${said}`);
    // An outage is nobody's failure: the rest is taken up when it is over.
    const ended = this.leases.end(lease, error instanceof StoreUnavailable ? 'interrupted' : 'failed');
    // A database that is away cannot be told: the lease runs out then, and the work is taken up.
    await ended.catch((late: unknown) => this.logger.error(`batch run ${lease.id}: ${String(late)}`));
  }

  /** A beat that fails is no harm by itself: the next record finds out whether the run was lost. */
  private async beat(lease: Lease): Promise<void> {
    await this.leases
      .renew(lease)
      .catch((error: unknown) =>
        this.logger.warn(`no heartbeat for batch run ${lease.id}: ${String(error)}`),
      );
  }
}

function followerOf(atOnce: number, lockedMs: number): number {
  if (lockedMs > LOCKED_MS) return Math.ceil(atOnce / 2);
  return lockedMs > LOCKED_MS / 2 ? atOnce : Math.min(2 * atOnce, RECORDS_AT_ONCE);
}
