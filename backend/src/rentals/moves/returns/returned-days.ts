import { Injectable } from '@nestjs/common';
import { type CalendarDate, todayIn } from '@yard/dates';
import { CalendarService } from '../../../catalog/calendar/calendar.service';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../../records/locked-request';
import { MachineReturn } from '../../records/machine-return.entity';
import { RivalRequests } from '../rival-requests';

/** The days of a rental whose machine is back before they are over. */
@Injectable()
export class ReturnedDays {
  constructor(
    private readonly calendar: CalendarService,
    private readonly rivals: RivalRequests,
  ) {}

  /** It was called off: its days were taken until the machine came back, and until the last one that is billed. */
  async calledOff(tx: Transaction, locked: LockedRequest, report: MachineReturn): Promise<void> {
    const { end_date } = locked.request;
    const back = lastDay(locked, report);
    await this.free(tx, locked, back > end_date ? back : end_date);
  }

  /** Rentals that are closed keep no day after the one on which their machines came back. */
  async closed(tx: Transaction, all: readonly LockedRequest[]): Promise<void> {
    const ids = columnOf(columnOf(all, 'request'), 'id');
    const reports = await findByColumn(tx.manager, MachineReturn, 'rental_request_id', ids);
    for (const locked of all) {
      const report = reports.get(locked.request.id);
      const back = report && lastDay(locked, report);
      if (back && back < locked.request.end_date) await this.free(tx, locked, back);
    }
  }

  private async free(tx: Transaction, locked: LockedRequest, day: CalendarDate): Promise<void> {
    await this.calendar.shorten(tx, locked.machine, locked.request.id, day);
    await this.rivals.freedAfter(tx, locked, day);
  }
}

const lastDay = ({ zone }: LockedRequest, { returned_at }: MachineReturn) => todayIn(zone, returned_at);
