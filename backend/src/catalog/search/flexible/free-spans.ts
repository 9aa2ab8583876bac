import { Injectable } from '@nestjs/common';
import type { MachineRecord } from '@yard/contracts';
import { firstOfFlexible } from '@yard/contracts/days';
import { daysCovered } from '@yard/dates';
import type { Span } from '../../calendar/calendar-spans';
import { NextFree } from '../../calendar/next-free';
import { Clock } from '@kit/server/base/clock/clock';
import type { Machine } from '../../machines/machine.entity';
import type { MachineList } from '../machine-index';
import { flexibleOf, fromToday, mustFitWindow } from './sought-days';

/** The first free days of machines, by their ids. */
export type FreeSpans = ReadonlyMap<number, Span>;

@Injectable()
export class FlexibleSearch {
  constructor(
    private readonly nextFree: NextFree,
    private readonly clock: Clock,
  ) {}

  /** The list's parameters as of today. @throws ValidationFailed for days that do not fit their window */
  read(list: MachineList): MachineList {
    mustFitWindow(list);
    return fromToday(list, this.clock.now());
  }

  /** The first free days of each within the list's window; null where the list names its days itself. Two queries. */
  async of(machines: readonly Machine[], list: MachineList): Promise<FreeSpans | null> {
    const flexible = flexibleOf(list);
    if (!flexible) return null;
    const beginnings = daysCovered(flexible.from, flexible.to) - flexible.flexible_days;
    if (machines.length === 0 || beginnings < 0) return new Map();
    return this.nextFree.of(machines, firstOfFlexible(flexible), beginnings);
  }
}

/** Adds its first free days, where the list asks for any days of a window; null where none are left today. */
export function withFreeDays(record: MachineRecord, free: FreeSpans | null): MachineRecord {
  if (!free) return record;
  const span = free.get(record.id);
  return { ...record, free_from: span?.from ?? null, free_to: span?.to ?? null };
}
