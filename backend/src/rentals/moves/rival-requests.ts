import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@yard/dates';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../records/locked-request';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import { RentalRequest } from '../records/rental-request.entity';
import { IS_PENDING } from '../records/state-in-sql';

type Taken = Pick<LockedRequest, 'request' | 'machine'>;

/** Requests of others for days that a rental takes, or gives back. */
@Injectable()
export class RivalRequests {
  constructor(private readonly events: RentalEvents) {}

  /** Those who still wait for an answer learn that these days went to somebody else; who has them knows it. */
  async lost(tx: Transaction, taken: Taken): Promise<void> {
    await this.tell(tx, taken, await this.of(tx, taken));
  }

  async freed(tx: Transaction, taken: Taken): Promise<void> {
    for (const rival of await this.of(tx, taken)) this.events.changed(tx, rival);
  }

  async freedAfter(tx: Transaction, taken: Taken, day: CalendarDate): Promise<void> {
    const rivals = await pending(tx, taken).andWhere('r.end_date > :day', { day }).getMany();
    for (const rival of rivals) this.events.changed(tx, rival);
  }

  /** The same of a rental that has other days by now, or another machine. @param before  its rivals until then */
  async moved(tx: Transaction, taken: Taken, before: readonly RentalRequest[]): Promise<void> {
    const after = await this.of(tx, taken);
    for (const rival of without(before, after)) this.events.changed(tx, rival);
    await this.tell(tx, taken, without(after, before));
  }

  /** Pending ones that cannot be had together with this one, the turnaround after either counted. */
  of(tx: Transaction, taken: Taken): Promise<RentalRequest[]> {
    const { start_date, end_date } = taken.request;
    const { machine } = taken;
    return pending(tx, taken)
      .andWhere('r.start_date <= :last AND r.end_date >= :first', {
        first: addDays(start_date, -machine.turnaround_days),
        last: addDays(end_date, machine.turnaround_days),
      })
      .getMany();
  }

  private async tell(tx: Transaction, { request }: Taken, lost: readonly RentalRequest[]): Promise<void> {
    for (const rival of lost) {
      this.events.changed(tx, rival);
      if (rival.user_id === request.user_id) continue;
      await this.events.notify(tx, rival, {
        user_ids: [rival.user_id],
        event: 'days_taken',
        text: rentalNotices.daysTaken,
      });
    }
  }
}

function pending({ manager }: Transaction, { request: { id, machine_id } }: Taken) {
  return manager
    .createQueryBuilder(RentalRequest, 'r')
    .where('r.machine_id = :machine_id AND r.id <> :id', { machine_id, id })
    .andWhere(IS_PENDING)
    .orderBy('r.id');
}

function without(all: readonly RentalRequest[], others: readonly RentalRequest[]): RentalRequest[] {
  const ids = new Set(columnOf(others, 'id'));
  return all.filter(({ id }) => !ids.has(id));
}
