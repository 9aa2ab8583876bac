import { Injectable } from '@nestjs/common';
import type { TakenSpan } from '@yard/contracts';
import { addDays, type CalendarDate } from '@yard/dates';
import type { EntityManager } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';

export interface NotBack {
  machine_id: number;
  rental_request_id: number;
  from: CalendarDate;
  /** Today at the machine's place; the day before `from` where its last day is not over. */
  today: CalendarDate;
  turnaround_days: number;
}

/** @param machineIds  null for all of them */
type Find = (
  manager: EntityManager,
  machineIds: readonly number[] | null,
  now: Date,
) => Promise<readonly NotBack[]>;

/** A feature that knows which rentals are out registers here: the catalog itself knows no rentals. */
@Injectable()
export class MachinesNotBack {
  private find: Find = () => Promise.resolve([]);

  constructor(private readonly clock: Clock) {}

  foundBy(find: Find): void {
    this.find = find;
  }

  of(manager: EntityManager, machineIds: readonly number[] | null): Promise<readonly NotBack[]> {
    return this.find(manager, machineIds, this.clock.now());
  }
}

/** The last day that a machine is taken at least: were it returned today, the turnaround would end then. */
export const takenThrough = ({ today, turnaround_days }: NotBack): CalendarDate =>
  addDays(today, turnaround_days);

export function spansOfNotBack(one: NotBack): TakenSpan[] {
  const spans: TakenSpan[] = [
    { from: one.from, to: one.today, reason: 'rental' },
    { from: addDays(one.today, 1), to: takenThrough(one), reason: 'turnaround' },
  ];
  return spans.filter(({ from, to }) => from <= to);
}
