import { zoneOf } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay, todayIn } from '@yard/dates';
import { type FindOptionsWhere, MoreThanOrEqual } from 'typeorm';
import type { Machine } from '../machines/machine.entity';
import type { TakenDay } from './taken-spans';

export type CalendarMachine = Pick<Machine, 'id' | 'turnaround_days' | 'time_zone'>;

export interface RentedDays {
  id: number;
  start_date: CalendarDate;
  end_date: CalendarDate;
}

export interface MovedDays {
  days: TakenDay[];
  start_date: CalendarDate;
  isShorter: boolean;
  released: FindOptionsWhere<TakenDay>;
}

/**
 * Days of a rental and the turnaround after them, once it moves. One that comes for another machine is needed from today
 * on.
 *
 * @param has  its days so far, in their order, of any machine
 */
export function movedDays(
  has: readonly TakenDay[],
  machine: CalendarMachine,
  { id, ...request }: RentedDays,
  now: Date,
): MovedDays {
  // Those since it has this machine: it may have had it before another one, too.
  const own = has.slice(has.findLastIndex(({ machine_id }) => machine_id !== machine.id) + 1);
  const today = todayIn(zoneOf(machine), now);
  const [{ day: first } = { day: today }] = own;
  const start_date = first <= today && request.start_date < first ? first : request.start_date;
  const days = daysOf(machine, { id, start_date, end_date: request.end_date });
  const reasons = new Map(own.map(({ day, reason }) => [day, reason]));
  const isShorter = days.every(({ day, reason }) => reason !== 'rental' || reasons.get(day) === 'rental');
  return {
    days: isShorter ? days.filter(({ day }) => reasons.has(day)) : days,
    start_date,
    isShorter,
    released: { rental_request_id: id, day: MoreThanOrEqual(first < today ? first : today) },
  };
}

export function daysOf(machine: CalendarMachine, request: RentedDays): TakenDay[] {
  const taken = { machine_id: machine.id, rental_request_id: request.id };
  const readyAgain = addDays(request.end_date, machine.turnaround_days);
  return eachDay(request.start_date, readyAgain).map((day) => ({
    ...taken,
    day,
    reason: day <= request.end_date ? 'rental' : 'turnaround',
  }));
}
