import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, MachineCalendarInput } from '@yard/contracts';
import { CALENDARS_MAX, CALENDARS_OF_OWNER_MAX } from '@yard/contracts';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { In } from 'typeorm';
import { AuditService } from '../../../audit/audit.service';
import { RecordEvents } from '../../../resources/record-events';
import { UserDepartures } from '../../../users/user-departures';
import { inMachine, machineChanged } from '../../machines/machine-changed';
import { MachineUses } from '../../machines/machine-uses';
import { Machine } from '../../machines/machine.entity';
import { CalendarReader } from './calendar-reader';
import { MachineCalendar } from './machine-calendar.entity';
import { OutsideDays } from './outside-days';

/** Outside calendars that block a machine's days. Their addresses are shown to its owner alone. */
@Injectable()
export class MachineCalendarsService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: CalendarReader,
    private readonly days: OutsideDays,
    private readonly audit: AuditService,
    private readonly events: RecordEvents,
    private readonly machines: MachineUses,
    private readonly people: UserDepartures,
  ) {}

  /** Nothing is read for a machine that is deleted, nor for an owner who is. */
  onModuleInit(): void {
    this.machines.removals.register('calendars', (tx, id) => this.forgetAll(tx, { id }));
    this.people.others.register('calendars', (tx, user_id) => this.forgetAll(tx, { user_id }));
  }

  /**
   * It is read once it is stored, and nobody waits for that.
   *
   * @throws ValidationFailed for an inner address, the same one again. @throws Conflict beyond `CALENDARS_MAX`
   */
  add(owner: Actor, { id }: Machine, input: MachineCalendarInput): Promise<MachineCalendar> {
    const url = this.reader.addressOf(input.url);
    return this.unitOfWork.run(async (tx) => {
      const machine = await tx.lockOne(Machine, id);
      const all = await tx.manager.findBy(MachineCalendar, { machine_id: id });
      if (all.some((one) => one.url === url)) {
        throw ValidationFailed.field('url', 'You already added this calendar.');
      }
      if (all.length >= CALENDARS_MAX) {
        throw new Conflict(`This machine already has ${CALENDARS_MAX} calendars. Remove one first.`);
      }
      if ((await countOfOwner(tx, machine)) >= CALENDARS_OF_OWNER_MAX) {
        throw new Conflict(`Your machines have ${CALENDARS_OF_OWNER_MAX} calendars. Remove one first.`);
      }
      const unread = { tried_at: null, last_read_at: null, last_error: null };
      const calendar = await tx.insert(MachineCalendar, { machine_id: id, url, ...unread });
      await this.changed(tx, owner, 'create', calendar, machine);
      tx.afterCommit(() => this.reader.begin(calendar.id));
      return calendar;
    });
  }

  remove(owner: Actor, { id, machine_id }: MachineCalendar): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const machine = await tx.lockOne(Machine, machine_id);
      const calendar = await tx.lockOne(MachineCalendar, id);
      await this.forget(tx, id);
      await this.changed(tx, owner, 'delete', calendar, machine);
    });
  }

  private async forgetAll(tx: Transaction, where: { id: number } | { user_id: number }): Promise<void> {
    const machines = await tx.manager.find(Machine, { select: { id: true }, where, withDeleted: true });
    const machine_id = In(machines.map(({ id }) => id));
    for (const { id } of await tx.manager.findBy(MachineCalendar, { machine_id })) await this.forget(tx, id);
  }

  /** Really deleted, with its days: the address is a secret. */
  private async forget(tx: Transaction, id: number): Promise<void> {
    await this.days.remove(tx, id);
    await tx.manager.delete(MachineCalendar, { id });
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
