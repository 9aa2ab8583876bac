import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@yard/dates';
import { insertRows } from '@kit/server/store/writing';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { RecordEvents } from '../../../resources/record-events';
import { inMachine, machineChanged } from '../../machines/machine-changed';
import { Machine } from '../../machines/machine.entity';
import { updateTakenUntil } from '../../search/index/update-index';
import { Blackout } from '../blackout.entity';
import type { Span } from '../calendar-spans';
import type { CalendarDays } from './days-of-calendar';
import { CalendarService } from '../calendar.service';
import { MachineCalendar } from './machine-calendar.entity';

const NAMED = 3;

/** The days that outside calendars block: blackouts that each reading replaces. */
@Injectable()
export class OutsideDays {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calendar: CalendarService,
    private readonly events: RecordEvents,
  ) {}

  /** Saves the days that were read, within the window. A rented day stays rented. */
  save({ id, machine_id }: MachineCalendar, { days, unread }: CalendarDays, window: Span): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await tx.lock(Machine, { id: machine_id });
      const calendar = machine && (await tx.lock(MachineCalendar, { id }));
      if (!calendar) return;
      const rented = await this.calendar.rentedDays(tx, machine_id, window);
      const isOther = await this.replace(tx, calendar, spansOf(days.filter((day) => !rented.has(day))));
      const last_error = wordsOf(unread);
      const isChanged = isOther || calendar.last_read_at === null || calendar.last_error !== last_error;
      await tx.update(calendar, { last_read_at: tx.now, last_error });
      if (isChanged) await machineChanged(this.events, tx, inMachine(machine));
    });
  }

  /** The days of the last good reading stay. */
  fail({ id, machine_id }: MachineCalendar, last_error: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await tx.lock(Machine, { id: machine_id });
      const calendar = machine && (await tx.lock(MachineCalendar, { id }));
      if (!calendar || calendar.last_error === last_error) return;
      await tx.update(calendar, { last_error });
      await machineChanged(this.events, tx, inMachine(machine));
    });
  }

  async remove(tx: Transaction, machine_calendar_id: number): Promise<void> {
    await tx.manager.delete(Blackout, { machine_calendar_id });
  }

  private async replace(
    tx: Transaction,
    { id, machine_id }: MachineCalendar,
    spans: readonly Span[],
  ): Promise<boolean> {
    const where = { machine_calendar_id: id };
    const stored = await tx.manager.find(Blackout, { where, order: { start_date: 'ASC' } });
    const before = stored.map(({ start_date, end_date }) => `${start_date} ${end_date}`);
    if (before.join() === spans.map(({ from, to }) => `${from} ${to}`).join()) return false;
    await this.remove(tx, id);
    const rows = spans.map(({ from: start_date, to: end_date }) => {
      return { machine_id, machine_calendar_id: id, start_date, end_date, reason: null };
    });
    await insertRows(tx.manager, Blackout, rows, tx.now);
    const last = spans.at(-1);
    if (last) await updateTakenUntil(tx.manager, machine_id, last.to);
    return true;
  }
}

function wordsOf(unread: readonly string[]): string | null {
  if (unread.length === 0) return null;
  const count = unread.length === 1 ? 'One event' : `${unread.length} events`;
  const named = unread.slice(0, NAMED).map((name) => `“${name}”`);
  const others = unread.length > NAMED ? ' and others' : '';
  return `${count} could not be read and block${unread.length === 1 ? 's' : ''} no day: ${named.join(', ')}${others}.`;
}

function spansOf(days: readonly CalendarDate[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
