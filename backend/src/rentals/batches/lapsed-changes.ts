import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isSameSpan, spanOf } from '@yard/contracts';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { LessThanOrEqual, Repository } from 'typeorm';
import { changeNotices } from '../notices/change-notices';
import { RentalEvents } from '../notices/rental-events';
import { grantSystem } from '../records/grant';
import { type LockedRequest, lockRequestIfThere } from '../records/locked-request';
import { RentalChange } from '../records/rental-change.entity';

const EVERY_MS = 60_000;

/** Ends offers that nobody answered in time and notifies both sides, each in a transaction of its own. */
@Injectable()
export class LapsedChanges {
  constructor(
    @InjectRepository(RentalChange) private readonly changes: Repository<RentalChange>,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: RentalEvents,
  ) {}

  /** One that fails must not keep the others waiting; the next run tries it again. */
  @Periodic('lapsed changes', EVERY_MS)
  async endAll(): Promise<void> {
    const where = { status: 'open' as const, answer_by: LessThanOrEqual(this.clock.now()) };
    for (const change of await this.changes.find({ where, order: { id: 'ASC' } })) {
      await logFailure(this, `change ${change.id}`, this.end(change));
    }
  }

  private end({ id, rental_request_id }: RentalChange): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequestIfThere(tx, rental_request_id);
      const change = await tx.manager.findOneByOrFail(RentalChange, { id });
      if (change.status !== 'open' || change.answer_by > tx.now) return;
      await tx.update(change, { status: 'lapsed' });
      if (locked && isSameSpan(change.from, spanOf(locked.request))) await this.notify(tx, locked, change);
    });
  }

  private async notify(tx: Transaction, locked: LockedRequest, change: RentalChange): Promise<void> {
    if (typeof grantSystem(tx, locked, 'lapseChange') === 'string') return;
    const { request } = locked;
    await this.events.recorded(tx, null, 'lapse_change', request, { change_id: change.id });
    await this.events.notify(tx, request, {
      user_ids: [request.user_id, request.owner_id],
      event: 'change_lapsed',
      text: changeNotices.lapsed,
    });
  }
}
