import { manyRules } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  Destroy,
  type ListQuery,
  Loaded,
  type PartOf,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import {
  type Actor,
  type BlackoutInput,
  blackouts,
  machinePolicy,
  machineType,
  type UpdateBlackoutInput,
} from '@yard/contracts';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { presenterOf } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { ResourceTables } from '../../resources/resources.module';
import { inMachine } from '../machines/machine-changed';
import type { Machine } from '../machines/machine.entity';
import { MachineScope } from '../machines/machines.scope';
import { Blackout } from './blackout.entity';
import { BlackoutSteps } from './blackout.steps';

export const BlackoutScope = partScopeOf(MachineScope, {
  entity: Blackout,
  key: 'machine_id',
  param: 'machine',
});

@Controller(`${machineType.endpoint}/:machine/blackouts`)
export class BlackoutsController {
  private readonly blackouts;

  constructor(tables: ResourceTables, steps: BlackoutSteps) {
    const present = presenterOf(blackouts);
    this.blackouts = tables.of({ resource: blackouts, entity: Blackout, present, steps });
  }

  @Get()
  @Can(MachineScope, machinePolicy.view, 'machine')
  index(@Loaded() machine: Machine, @Filters(blackouts.type) list: ListQuery) {
    return this.blackouts.index(list, inMachine(machine));
  }

  @Post()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  store(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(blackouts.rules) input: BlackoutInput,
  ) {
    return this.blackouts.store(actor, input, inMachine(machine));
  }

  @StoreMany()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  storeMany(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(manyRules(blackouts.rules)) input: { data: BlackoutInput[] },
  ) {
    return this.blackouts.storeMany(actor, input, inMachine(machine));
  }

  @Get(':id')
  @Can(BlackoutScope, machinePolicy.view)
  show(@Loaded() { part }: PartOf<Machine, Blackout>) {
    return this.blackouts.show(part);
  }

  @Update()
  @Authenticated()
  @Can(BlackoutScope, machinePolicy.changeParts)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() { parent, part }: PartOf<Machine, Blackout>,
    @Valid(blackouts.updateRules) input: UpdateBlackoutInput,
  ) {
    return this.blackouts.update(actor, part, input, inMachine(parent));
  }

  @Destroy()
  @Authenticated()
  @Can(BlackoutScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() { parent, part }: PartOf<Machine, Blackout>) {
    return this.blackouts.destroy(actor, part, inMachine(parent));
  }
}
