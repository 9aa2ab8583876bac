import type { TakenSpan } from '@yard/contracts';
import type { CalendarDate } from '@yard/dates';
import { Between, type EntityManager, In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Blackout } from './blackout.entity';
import type { Span } from './calendar-spans';
import { type NotBack, spansOfNotBack } from './machines-not-back';

/** A row of the calendar; `CalendarService` alone fills and empties its table. */
export interface TakenDay {
  machine_id: number;
  rental_request_id: number;
  day: CalendarDate;
  reason: 'rental' | 'turnaround';
}

export const DAYS = 'machine_days';

/** Taken spans within a window, by machine id: days, whole blackouts, and while a machine is not back. */
export async function takenSpans(
  manager: EntityManager,
  machineIds: readonly number[],
  window: Span,
  notBack: readonly NotBack[],
): Promise<ReadonlyMap<number, TakenSpan[]>> {
  const machine_id = In([...machineIds]);
  const [days, blackouts] = await Promise.all([
    manager.findBy<TakenDay>(DAYS, { machine_id, day: Between(window.from, window.to) }),
    manager.findBy(Blackout, { machine_id, ...overlapping(window) }),
  ]);
  const spans = new Map(machineIds.map((id): [number, TakenSpan[]] => [id, []]));
  for (const { machine_id: id, day, reason } of days) spans.get(id)?.push({ from: day, to: day, reason });
  for (const { machine_id: id, start_date, end_date } of blackouts) {
    spans.get(id)?.push({ from: start_date, to: end_date, reason: 'blackout' });
  }
  for (const one of notBack) spans.get(one.machine_id)?.push(...spansOfNotBack(one));
  return spans;
}

export function overlapping({ from, to }: Span) {
  return { start_date: LessThanOrEqual(to), end_date: MoreThanOrEqual(from) };
}
