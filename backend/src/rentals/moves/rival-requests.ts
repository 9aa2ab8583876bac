import { Injectable } from '@nestjs/common';
import { addDays } from '@yard/dates';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../records/locked-request';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import { RentalRequest } from '../records/rental-request.entity';
import { IS_PENDING } from '../records/state-in-sql';

/** Requests of others for days that a rental takes, or gives back. */
@Injectable()
export class RivalRequests {
  constructor(private readonly events: RentalEvents) {}

  /** Those who still wait for an answer learn that these days went to somebody else; who has them knows it. */
  async lost(tx: Transaction, locked: LockedRequest): Promise<void> {
    for (const rival of await this.of(tx, locked)) {
      this.events.changed(tx, rival);
      if (rival.user_id === locked.request.user_id) continue;
      await this.events.notify(tx, rival, {
        user_ids: [rival.user_id],
        event: 'days_taken',
        text: rentalNotices.daysTaken,
        dedupe_key: `days-taken-${rival.id}-${locked.request.id}`,
      });
    }
  }

  /** What was in their way is gone: pages that are open show it. */
  async freed(tx: Transaction, locked: LockedRequest): Promise<void> {
    for (const rival of await this.of(tx, locked)) this.events.changed(tx, rival);
  }

  /** Pending ones that cannot be had together with this one, the turnaround after either counted. */
  private of(tx: Transaction, { request, machine }: LockedRequest): Promise<RentalRequest[]> {
    const { id, machine_id, start_date, end_date } = request;
    return tx.manager
      .createQueryBuilder(RentalRequest, 'r')
      .where('r.machine_id = :machine_id AND r.id <> :id', { machine_id, id })
      .andWhere('r.start_date <= :last AND r.end_date >= :first', {
        first: addDays(start_date, -machine.turnaround_days),
        last: addDays(end_date, machine.turnaround_days),
      })
      .andWhere(IS_PENDING)
      .orderBy('r.id')
      .getMany();
  }
}
