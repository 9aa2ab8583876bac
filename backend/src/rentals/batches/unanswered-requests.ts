import { Injectable } from '@nestjs/common';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { DataSource } from 'typeorm';
import { Cancellations } from '../moves/cancel';
import { rentalNotices } from '../notices/rental-notices';
import { grantSystem } from '../records/grant';
import { lockRequestIfThere } from '../records/locked-request';
import { waitingRequests } from './waiting-requests';

const EVERY_MS = 60_000;

const REASON = 'The owner did not answer in time.';

/** Cancels requests whose owner did not answer in time, each in a transaction of its own. */
@Injectable()
export class UnansweredRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly cancellations: Cancellations,
  ) {}

  /** One that fails must not keep the others waiting; the next run tries it again. */
  @Periodic('unanswered requests', EVERY_MS)
  async cancelAll(): Promise<void> {
    const now = this.clock.now();
    for (const { id, by } of await waitingRequests(this.dataSource)) {
      if (by > now) continue;
      await logFailure(this, `rental ${id}`, this.cancel(id));
    }
  }

  private cancel(id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequestIfThere(tx, id);
      const granted = locked && grantSystem(tx, locked, 'cancelUnanswered');
      if (!granted || typeof granted === 'string') return;
      const ending = { reason: REASON, event: 'unanswered', notice: rentalNotices.unanswered };
      await this.cancellations.end(tx, granted, null, ending);
    });
  }
}
