import { NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { AVAILABILITY_MAX_DAYS, type TakenSpan, zoneOf } from '@yard/contracts';
import { nearestSpans } from '@yard/contracts/days';
import { addDays, type CalendarDate, daysCovered, eachDay, todayIn } from '@yard/dates';
import { Between, DataSource, In, Not } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { isDuplicate, type Transaction } from '@kit/server/store/unit-of-work';
import { Blackout } from './blackout.entity';
import { updateTakenUntil } from '../search/index/update-index';
import { mergedSpans, type Span } from './calendar-spans';
import { Machine } from '../machines/machine.entity';
import { DAYS, overlapping, type TakenDay, takenSpans } from './taken-spans';

type CalendarMachine = Pick<Machine, 'id' | 'turnaround_days' | 'time_zone'>;

/** A rental and the days that it takes. */
interface RentedDays {
  id: number;
  start_date: CalendarDate;
  end_date: CalendarDate;
}

/** Rows of one insert: SQLite refuses expressions that are deeper. */
const CHUNK = 150;

/** How far around the wanted days a free span is looked for: our decision, half a year each way. */
const NEAREST_REACH_DAYS = 183;

/** Which days of a machine are taken, by whom they may be taken, and which are free. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Taken days from..to as spans, merged and cut to the window, both ends counted, in order. */
  async taken(machineId: number, from: CalendarDate, to: CalendarDate): Promise<TakenSpan[]> {
    return mergedSpans(await this.spans(machineId, { from, to }), { from, to });
  }

  /** As `taken`, for anybody who asks. @throws ValidationFailed for more days than one call may ask for */
  async window(machineId: number, from: CalendarDate, to: CalendarDate): Promise<TakenSpan[]> {
    if (daysCovered(from, to) > AVAILABILITY_MAX_DAYS) {
      throw ValidationFailed.field('to', `At most ${AVAILABILITY_MAX_DAYS} days can be asked for at once.`);
    }
    return this.taken(machineId, from, to);
  }

  /** Whether a rental from..to would meet no blackout, rental or turnaround, its own turnaround included. */
  async isFree(
    tx: Transaction | null,
    machine: CalendarMachine,
    from: CalendarDate,
    to: CalendarDate,
    exceptRequestId?: number,
  ): Promise<boolean> {
    const manager = tx?.manager ?? this.dataSource.manager;
    const readyAgain = addDays(to, machine.turnaround_days);
    const rented = await manager.existsBy<TakenDay>(DAYS, {
      machine_id: machine.id,
      day: Between(from, readyAgain),
      ...(exceptRequestId === undefined ? {} : { rental_request_id: Not(exceptRequestId) }),
    });
    return (
      !rented && !(await manager.existsBy(Blackout, { machine_id: machine.id, ...overlapping({ from, to }) }))
    );
  }

  /**
   * Takes a rental's days and the turnaround after them. The machine's row is held to the end of the transaction, so
   * that claims come one after the other; the unique key on machine and day has the last word.
   *
   * @returns false when any day is taken; nothing is left behind then, and the transaction may go on
   */
  async claim(tx: Transaction, machine: Pick<Machine, 'id'>, request: RentedDays): Promise<boolean> {
    const locked = await tx.lock(Machine, { id: machine.id });
    if (!locked) throw NotFound.record('Machine', machine.id);
    if (!(await this.isFree(tx, locked, request.start_date, request.end_date))) return false;
    return this.take(tx, locked, request, daysOf(locked, request));
  }

  /** Whether a rental can have other days: its own are free to it. */
  async canMove(tx: Transaction, machine: CalendarMachine, request: RentedDays): Promise<boolean> {
    return (await this.daysAfterMove(tx, machine, request)) !== null;
  }

  /**
   * Gives a rental other days, also of another machine, as `claim` does.
   *
   * @returns false when any day is taken; the caller's transaction must not go on then
   */
  async move(tx: Transaction, machine: Pick<Machine, 'id'>, request: RentedDays): Promise<boolean> {
    const locked = await tx.lock(Machine, { id: machine.id });
    if (!locked) throw NotFound.record('Machine', machine.id);
    const days = await this.daysAfterMove(tx, locked, request);
    if (!days) return false;
    await this.release(tx, [request.id]);
    return this.take(tx, locked, request, days);
  }

  /** Null where one is taken. Fewer own days are free always; one that comes for another is needed from today on. */
  private async daysAfterMove(
    tx: Transaction,
    machine: CalendarMachine,
    request: RentedDays,
  ): Promise<TakenDay[] | null> {
    const { id, end_date } = request;
    const own = await tx.manager.findBy<TakenDay>(DAYS, { machine_id: machine.id, rental_request_id: id });
    const today = todayIn(zoneOf(machine), tx.now);
    const [first = today] = own.map(({ day }) => day).sort();
    const start_date = first <= today && request.start_date < first ? first : request.start_date;
    const days = daysOf(machine, { id, start_date, end_date });
    const reasons = new Map(own.map(({ day, reason }) => [day, reason]));
    const isShorter = days.every(({ day, reason }) => reason !== 'rental' || reasons.get(day) === 'rental');
    if (isShorter) return days.filter(({ day }) => reasons.has(day));
    return (await this.isFree(tx, machine, start_date, end_date, id)) ? days : null;
  }

  private async take(
    tx: Transaction,
    locked: CalendarMachine,
    request: RentedDays,
    days: readonly TakenDay[],
  ): Promise<boolean> {
    try {
      for (let start = 0; start < days.length; start += CHUNK) {
        const stamps = { created_at: tx.now, updated_at: tx.now };
        const rows = days.slice(start, start + CHUNK).map((day) => ({ ...day, ...stamps }));
        await tx.manager.insert(DAYS, rows);
      }
      await updateTakenUntil(tx.manager, locked.id, addDays(request.end_date, locked.turnaround_days));
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.release(tx, [request.id]);
      return false;
    }
  }

  /** Gives the days and turnarounds of rentals back. */
  async release(tx: Transaction, requestIds: readonly number[]): Promise<void> {
    // Really deleted: the unique key counts soft-deleted rows.
    await tx.manager.delete(DAYS, { rental_request_id: In([...requestIds]) });
  }

  /** Free spans of the same length nearest to from..to, also earlier ones, none before today at the machine's place. */
  async nearestFree(
    machine: CalendarMachine,
    from: CalendarDate,
    to: CalendarDate,
    count = 3,
  ): Promise<Span[]> {
    const window = {
      from: addDays(from, -NEAREST_REACH_DAYS),
      to: addDays(to, NEAREST_REACH_DAYS + machine.turnaround_days),
    };
    return nearestSpans(await this.spans(machine.id, window), {
      wanted: { from, to },
      earliest: todayIn(zoneOf(machine), this.clock.now()),
      turnaroundDays: machine.turnaround_days,
      count,
      reachDays: NEAREST_REACH_DAYS,
    });
  }

  /** The first rented day within a span, or null; asked with the machine's row held. */
  async firstRentedDay(tx: Transaction, machineId: number, span: Span): Promise<CalendarDate | null> {
    const day = await tx.manager.findOne<TakenDay>(DAYS, {
      where: { machine_id: machineId, day: Between(span.from, span.to), reason: 'rental' },
      order: { day: 'ASC' },
    });
    return day?.day ?? null;
  }

  /** The rented days within a span; asked with the machine's row held. */
  async rentedDays(tx: Transaction, machineId: number, span: Span): Promise<ReadonlySet<CalendarDate>> {
    const where = { machine_id: machineId, day: Between(span.from, span.to), reason: 'rental' as const };
    const days = await tx.manager.findBy<TakenDay>(DAYS, where);
    return new Set(days.map(({ day }) => day));
  }

  private async spans(machineId: number, window: Span): Promise<TakenSpan[]> {
    return (await takenSpans(this.dataSource.manager, [machineId], window)).get(machineId) ?? [];
  }
}

function daysOf(machine: CalendarMachine, request: RentedDays): TakenDay[] {
  const taken = { machine_id: machine.id, rental_request_id: request.id };
  const readyAgain = addDays(request.end_date, machine.turnaround_days);
  return eachDay(request.start_date, readyAgain).map((day) => ({
    ...taken,
    day,
    reason: day <= request.end_date ? 'rental' : 'turnaround',
  }));
}
