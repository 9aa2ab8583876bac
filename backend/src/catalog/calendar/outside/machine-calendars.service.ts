import { Conflict, NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  CALENDARS_MAX,
  CALENDARS_OF_OWNER_MAX,
  type MachineCalendarInput,
} from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AuditService } from '../../../audit/audit.service';
import { RecordEvents } from '../../../resources/record-events';
import { inMachine, machineChanged } from '../../machines/machine-changed';
import { Machine } from '../../machines/machine.entity';
import { CalendarReader } from './calendar-reader';
import { MachineCalendar } from './machine-calendar.entity';
import { OutsideDays } from './outside-days';

/** Which outside calendars block a machine's days. Their addresses are told to nobody but its owner. */
@Injectable()
export class MachineCalendarsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: CalendarReader,
    private readonly days: OutsideDays,
    private readonly audit: AuditService,
    private readonly events: RecordEvents,
  ) {}

  /**
   * It is read once it is stored, and nobody waits for that.
   *
   * @throws ValidationFailed for an inner address, the same one again. @throws Conflict beyond `CALENDARS_MAX`
   */
  add(owner: Actor, { id }: Machine, input: MachineCalendarInput): Promise<MachineCalendar> {
    const url = this.reader.addressOf(input.url);
    return this.unitOfWork.run(async (tx) => {
      const machine = await locked(tx, id);
      const all = await tx.manager.findBy(MachineCalendar, { machine_id: id });
      if (all.some((one) => one.url === url)) {
        throw ValidationFailed.field('url', 'This calendar is read already.');
      }
      if (all.length >= CALENDARS_MAX) {
        throw new Conflict(`A machine has at most ${CALENDARS_MAX} calendars.`);
      }
      if ((await countOfOwner(tx, machine)) >= CALENDARS_OF_OWNER_MAX) {
        throw new Conflict(`An owner’s machines have at most ${CALENDARS_OF_OWNER_MAX} calendars.`);
      }
      const unread = { tried_at: null, last_read_at: null, last_error: null };
      const calendar = await tx.insert(MachineCalendar, { machine_id: id, url, ...unread });
      await this.changed(tx, owner, 'create', calendar, machine);
      tx.afterCommit(() => this.reader.begin(calendar.id));
      return calendar;
    });
  }

  /** Its days are free again. */
  remove(owner: Actor, { id, machine_id }: MachineCalendar): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await locked(tx, machine_id);
      const calendar = await tx.lock(MachineCalendar, { id });
      if (!calendar) throw NotFound.record('MachineCalendar', id);
      await this.days.remove(tx, id);
      // Really deleted: the address is a secret.
      await tx.manager.delete(MachineCalendar, { id });
      await this.changed(tx, owner, 'delete', calendar, machine);
    });
  }

  private async changed(
    tx: Transaction,
    actor: Actor,
    action: string,
    { id, machine_id }: MachineCalendar,
    machine: Machine,
  ): Promise<void> {
    await this.audit.save(tx, {
      actor,
      action,
      record_type: 'machine_calendar',
      record_id: id,
      data: { machine_id },
    });
    await machineChanged(this.events, tx, inMachine(machine));
  }
}

function countOfOwner(tx: Transaction, { user_id }: Machine): Promise<number> {
  return tx.manager
    .createQueryBuilder(MachineCalendar, 'calendar')
    .innerJoin(Machine, 'machine', 'machine.id = calendar.machine_id AND machine.deleted_at IS NULL')
    .where('machine.user_id = :user_id', { user_id })
    .getCount();
}

async function locked(tx: Transaction, id: number): Promise<Machine> {
  const machine = await tx.lock(Machine, { id });
  if (!machine) throw NotFound.record('Machine', id);
  return machine;
}
