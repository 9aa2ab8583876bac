import { Conflict } from '@laravel-wire/nest';
import { NOT_BACK } from '@yard/contracts/rental-moves';
import type { CalendarService } from '../../../catalog/calendar/calendar.service';
import type { Machine } from '../../../catalog/machines/machine.entity';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { RentalRequest } from '../../records/rental-request.entity';
import { IS_PENDING } from '../../records/state-in-sql';

export interface RequestedDays {
  machine: Machine;
  start_date: string;
  end_date: string;
  /** The rental that is to have them, if it has days already. */
  exceptRequestId?: number;
}

/** Raised inside a transaction; the free spans for the answer are looked up after its rollback. */
export class DaysTaken extends Error {
  constructor(readonly days: RequestedDays) {
    super('days taken');
  }
}

/** @throws Conflict while the same person's first request for the same machine and days is pending */
export async function mustBeFirst(
  tx: Transaction,
  renter: { id: number },
  days: RequestedDays,
  exceptId = 0,
): Promise<void> {
  const pending = await tx.manager
    .createQueryBuilder(RentalRequest, 'r')
    .where('r.machine_id = :machine_id AND r.user_id = :renter_id', {
      machine_id: days.machine.id,
      renter_id: renter.id,
    })
    .andWhere('r.start_date = :start_date AND r.end_date = :end_date', {
      start_date: days.start_date,
      end_date: days.end_date,
    })
    .andWhere(IS_PENDING)
    .andWhere('r.id <> :exceptId', { exceptId })
    .getExists();
  if (pending) throw new Conflict('You already have a pending request for this machine on these dates.');
}

/** Turns taken days into the answer with the three nearest free spans, for a machine that is late, too; other errors pass. */
export async function withFreeSpans(calendar: CalendarService, error: unknown): Promise<never> {
  if (!(error instanceof DaysTaken)) throw error;
  const { machine, start_date, end_date, exceptRequestId = 0 } = error.days;
  const free = await calendar.nearestFree(machine, start_date, end_date, 3);
  const isNotBack = await calendar.isNotBack(null, machine, {
    from: start_date,
    to: end_date,
    exceptRequestId,
  });
  throw new Conflict(isNotBack ? NOT_BACK : 'The machine is taken on these dates.', { free });
}
