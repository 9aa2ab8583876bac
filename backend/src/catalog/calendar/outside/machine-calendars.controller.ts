import type { ListQuery, PartOf } from '@laravel-wire/nest';
import { Authenticated, Can, CurrentUser, Destroy, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MachineCalendarInput } from '@yard/contracts';
import { machineCalendarRules, machineCalendarType, machinePolicy, machineType } from '@yard/contracts';
import { machineCalendarShape } from '@yard/contracts/records';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { pageOf, paginated, presenterOf } from '@kit/server/store/present';
import { Repository } from 'typeorm';
import { Filters } from '../../../audit/exports/filters';
import type { Machine } from '../../machines/machine.entity';
import { MachineScope } from '../../machines/machines.scope';
import { MachineCalendar } from './machine-calendar.entity';
import { MachineCalendarsService } from './machine-calendars.service';

export const MachineCalendarScope = partScopeOf(MachineScope, {
  entity: MachineCalendar,
  key: 'machine_id',
  param: 'machine',
});

const present = presenterOf(machineCalendarShape);

/** Outside calendars of a machine, its owner's alone: docs/wire.md section 4. */
@Controller(`${machineType.endpoint}/:machine/calendars`)
@Authenticated()
export class MachineCalendarsController {
  constructor(
    @InjectRepository(MachineCalendar) private readonly table: Repository<MachineCalendar>,
    private readonly calendars: MachineCalendarsService,
  ) {}

  @Show('', MachineScope, machinePolicy.addPart, 'machine')
  async index(@Loaded() { id }: Machine, @Filters(machineCalendarType) list: ListQuery) {
    return paginated(await pageOf(this.table, { machine_id: id }, list), list, present);
  }

  @Post()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async store(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(machineCalendarRules) input: MachineCalendarInput,
  ) {
    return present(await this.calendars.add(actor, machine, input));
  }

  @Show(':id', MachineCalendarScope, machinePolicy.changeParts)
  show(@Loaded() { part }: PartOf<Machine, MachineCalendar>) {
    return present(part);
  }

  @Destroy()
  @Can(MachineCalendarScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() { part }: PartOf<Machine, MachineCalendar>) {
    return this.calendars.remove(actor, part);
  }
}
