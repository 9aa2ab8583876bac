import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { AVAILABILITY_MAX_DAYS, type TakenSpan, zoneOf } from '@yard/contracts';
import { nearestSpans } from '@yard/contracts/days';
import { addDays, type CalendarDate, daysCovered, todayIn } from '@yard/dates';
import { Between, DataSource, In, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { isDuplicate, type Transaction } from '@kit/server/store/unit-of-work';
import { Blackout } from './blackout.entity';
import { updateTakenUntil } from '../search/index/update-index';
import { mergedSpans, type Span } from './calendar-spans';
import { Machine } from '../machines/machine.entity';
import { MachinesNotBack, takenThrough } from './machines-not-back';
import { type CalendarMachine, daysOf, type MovedDays, movedDays, type RentedDays } from './moved-days';
import { DAYS, overlapping, type TakenDay, takenSpans } from './taken-spans';

/** Rows of one insert: SQLite refuses expressions that are deeper. */
const CHUNK = 150;

/** Days before and after the wanted ones in which a free span is searched: our decision, half a year. */
const NEAREST_REACH_DAYS = 183;

@Injectable()
export class CalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notBack: MachinesNotBack,
    private readonly clock: Clock,
  ) {}

  async taken(machineId: number, from: CalendarDate, to: CalendarDate): Promise<TakenSpan[]> {
    return mergedSpans(await this.spans(machineId, { from, to }), { from, to });
  }

  /** Like `taken`, for anybody. @throws ValidationFailed for more days than one call may request */
  async window(machineId: number, from: CalendarDate, to: CalendarDate): Promise<TakenSpan[]> {
    if (daysCovered(from, to) > AVAILABILITY_MAX_DAYS) {
      throw ValidationFailed.field('to', `At most ${AVAILABILITY_MAX_DAYS} days can be asked for at once.`);
    }
    return this.taken(machineId, from, to);
  }

  /** True when a rental from..to meets no blackout, rental or turnaround, its own turnaround included. */
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
    if (rented || (await this.isNotBack(tx, machine, { from, to, exceptRequestId }))) return false;
    return !(await manager.existsBy(Blackout, { machine_id: machine.id, ...overlapping({ from, to }) }));
  }

  async isNotBack(
    tx: Transaction | null,
    machine: CalendarMachine,
    { from, to, exceptRequestId }: Span & { exceptRequestId?: number },
  ): Promise<boolean> {
    const late = await this.notBack.of(tx?.manager ?? this.dataSource.manager, [machine.id]);
    const readyAgain = addDays(to, machine.turnaround_days);
    return late.some(
      (one) =>
        one.rental_request_id !== exceptRequestId &&
        from <= takenThrough(one) &&
        readyAgain >= addDays(one.from, -1),
    );
  }

  /**
   * Takes a rental's days and the turnaround after them. The machine's row is locked to the end of the transaction, so
   * that claims come one after the other; the unique key on machine and day has the last word.
   *
   * @returns false when any day is taken; nothing is left behind then, and the transaction may go on
   */
  async claim(tx: Transaction, machine: Pick<Machine, 'id'>, request: RentedDays): Promise<boolean> {
    const locked = await tx.lockOne(Machine, machine.id);
    if (!(await this.isFree(tx, locked, request.start_date, request.end_date))) return false;
    return this.take(tx, locked, request, daysOf(locked, request));
  }

  async canMove(tx: Transaction, machine: CalendarMachine, request: RentedDays): Promise<boolean> {
    return (await this.afterMove(tx, machine, request)) !== null;
  }

  /**
   * Gives a rental other days, also of another machine, as `claim` does.
   *
   * @returns false when any day is taken; the caller's transaction must not go on then
   */
  async move(tx: Transaction, machine: Pick<Machine, 'id'>, request: RentedDays): Promise<boolean> {
    const locked = await tx.lockOne(Machine, machine.id);
    const moved = await this.afterMove(tx, locked, request);
    if (!moved) return false;
    await tx.manager.delete(DAYS, moved.released);
    return this.take(tx, locked, request, moved.days);
  }

  /** Null where one is taken. Fewer own days are free always. */
  private async afterMove(
    tx: Transaction,
    machine: CalendarMachine,
    request: RentedDays,
  ): Promise<MovedDays | null> {
    const where = { rental_request_id: request.id };
    const has = await tx.manager.find<TakenDay>(DAYS, { where, order: { day: 'ASC' } });
    const moved = movedDays(has, machine, request, tx.now);
    const { start_date, isShorter } = moved;
    const isFree = isShorter || (await this.isFree(tx, machine, start_date, request.end_date, request.id));
    return isFree ? moved : null;
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

  /** Gives the days and turnarounds of rentals back. @param from  the first one; without it all */
  async release(tx: Transaction, requestIds: readonly number[], from?: CalendarDate): Promise<void> {
    const since = from === undefined ? {} : { day: MoreThanOrEqual(from) };
    // Really deleted: the unique key counts soft-deleted rows.
    await tx.manager.delete(DAYS, { rental_request_id: In([...requestIds]), ...since });
  }

  /** A rental's machine came back on `last`: the days after it are given back, but for the turnaround. */
  async shorten(
    tx: Transaction,
    { id: machine_id, turnaround_days }: CalendarMachine,
    rental_request_id: number,
    last: CalendarDate,
  ): Promise<void> {
    // Only this machine's days: one that was swapped away was out on its days.
    const after = (day: CalendarDate) => ({ machine_id, rental_request_id, day: MoreThan(day) });
    await tx.manager.delete(DAYS, after(addDays(last, turnaround_days)));
    await tx.manager.update<TakenDay>(DAYS, after(last), { reason: 'turnaround' });
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

  /** The first rented day within a span, or null; call it with the machine's row locked. */
  async firstRentedDay(tx: Transaction, machineId: number, span: Span): Promise<CalendarDate | null> {
    const day = await tx.manager.findOne<TakenDay>(DAYS, {
      where: { machine_id: machineId, day: Between(span.from, span.to), reason: 'rental' },
      order: { day: 'ASC' },
    });
    return day?.day ?? null;
  }

  /** The rented days within a span; call it with the machine's row locked. */
  async rentedDays(tx: Transaction, machineId: number, span: Span): Promise<ReadonlySet<CalendarDate>> {
    const where = { machine_id: machineId, day: Between(span.from, span.to), reason: 'rental' as const };
    const days = await tx.manager.findBy<TakenDay>(DAYS, where);
    return new Set(days.map(({ day }) => day));
  }

  private async spans(machineId: number, window: Span): Promise<TakenSpan[]> {
    const { manager } = this.dataSource;
    const notBack = await this.notBack.of(manager, [machineId]);
    return (await takenSpans(manager, [machineId], window, notBack)).get(machineId) ?? [];
  }
}
