import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { BlackoutInput, UpdateBlackoutInput } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Home, Steps } from '../../resources/steps';
import { MachinesService } from '../machines/machines.service';
import { updateTakenUntil } from '../search/index/update-index';
import type { Blackout } from './blackout.entity';
import { CalendarService } from './calendar.service';

/** Every change holds the machine's row, as claims of the calendar do: no day is both rented and blacked out. */
@Injectable()
export class BlackoutSteps implements Steps<Blackout, BlackoutInput, UpdateBlackoutInput> {
  constructor(
    private readonly machines: MachinesService,
    private readonly calendar: CalendarService,
  ) {}

  async hold(tx: Transaction, { columns }: Home): Promise<void> {
    await this.machines.locked(tx, columns.machine_id ?? 0);
  }

  /** @throws Conflict when a day is rented */
  async adding(tx: Transaction, span: BlackoutInput, { columns }: Home) {
    await this.keepBack(tx, columns.machine_id ?? 0, span);
    return { machine_calendar_id: null };
  }

  /** @throws ValidationFailed when the span would end before it starts; Conflict when a day of it is rented, or it is an outside calendar's */
  async changing(tx: Transaction, stored: Blackout, input: UpdateBlackoutInput): Promise<void> {
    mustBeOwners(stored);
    const { start_date = stored.start_date, end_date = stored.end_date } = input;
    if (end_date < start_date) {
      throw ValidationFailed.field(
        'end_date',
        'The end date field must be a date after or equal to start date.',
      );
    }
    await this.keepBack(tx, stored.machine_id, { start_date, end_date });
  }

  /** @throws Conflict for one of an outside calendar */
  removing(_: Transaction, stored: Blackout): Promise<void> {
    mustBeOwners(stored);
    return Promise.resolve();
  }

  private async keepBack(
    tx: Transaction,
    machineId: number,
    { start_date, end_date }: Pick<Blackout, 'start_date' | 'end_date'>,
  ): Promise<void> {
    const day = await this.calendar.firstRentedDay(tx, machineId, { from: start_date, to: end_date });
    if (day !== null) throw new Conflict(`The machine is rented on ${day}.`);
    await updateTakenUntil(tx.manager, machineId, end_date);
  }
}

/** The next reading would write it again. */
function mustBeOwners({ machine_calendar_id }: Blackout): void {
  if (machine_calendar_id !== null) throw new Conflict('These days come from a calendar. Change them there.');
}
