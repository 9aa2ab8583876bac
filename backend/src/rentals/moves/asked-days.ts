import { Conflict } from '@laravel-wire/nest';
import type { CalendarService } from '../../catalog/calendar/calendar.service';
import type { Machine } from '../../catalog/machine.entity';
import type { Transaction } from '../../database/unit-of-work';
import { Cancellation } from '../cancellation.entity';
import { RentalRequest } from '../rental-request.entity';

export interface AskedDays {
  machine: Machine;
  start_date: string;
  end_date: string;
}

/** Raised inside a transaction; the free spans for the answer are looked up after its rollback. */
export class DaysTaken extends Error {
  constructor(readonly asked: AskedDays) {
    super('days taken');
  }
}

/** @throws Conflict while the same person's first request for the same machine and days is pending */
export async function mustBeFirst(
  tx: Transaction,
  renter: { id: number },
  asked: AskedDays,
  exceptId = 0,
): Promise<void> {
  const pending = await tx.manager
    .createQueryBuilder(RentalRequest, 'request')
    .where('request.machine_id = :machine_id AND request.user_id = :renter_id', {
      machine_id: asked.machine.id,
      renter_id: renter.id,
    })
    .andWhere('request.start_date = :start_date AND request.end_date = :end_date', {
      start_date: asked.start_date,
      end_date: asked.end_date,
    })
    .andWhere('request.approved_at IS NULL AND request.declined_at IS NULL AND request.closed_at IS NULL')
    .andWhere('request.id <> :exceptId', { exceptId })
    .andWhere(
      `NOT EXISTS ${tx.manager
        .createQueryBuilder()
        .subQuery()
        .select('1')
        .from(Cancellation, 'ended')
        .where('ended.rental_request_id = request.id')
        .getQuery()}`,
    )
    .getExists();
  if (pending) throw new Conflict('You asked for this machine on these dates; that request is pending.');
}

/** Turns taken days into the answer with the three nearest free spans; other errors pass. */
export async function withFreeSpans(calendar: CalendarService, error: unknown): Promise<never> {
  if (!(error instanceof DaysTaken)) throw error;
  const { machine, start_date, end_date } = error.asked;
  const free = await calendar.nearestFree(machine, start_date, end_date, 3);
  throw new Conflict('The machine is taken on these dates.', { free });
}
