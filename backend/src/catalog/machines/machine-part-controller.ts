import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, Loaded } from '@laravel-wire/nest';
import { type ListQuery, type PartOf, type RecordScope, StoreMany, Update, Valid } from '@laravel-wire/nest';
import { Get, Post, type Type } from '@nestjs/common';
import { type Actor, machinePolicy, type Resource } from '@yard/contracts';
import type { BaseRecord } from '@kit/server/store/base-record';
import { Filters } from '../../audit/exports/filters';
import type { ResourceTable } from '../../resources/resource-table';
import { inMachine } from './machine-changed';
import type { Machine } from './machine.entity';
import { MachineScope } from './machines.scope';

/** The routes of a plain resource that is a part of machines: who sees one sees its parts, its owner changes them. */
export function machinePartController<
  T extends BaseRecord,
  R extends { id: number },
  Input extends object,
  Change extends object,
>(
  { type, rules, updateRules }: Resource<R, Input, Change>,
  scope: Type<RecordScope<PartOf<Machine, T>, Actor>>,
) {
  class MachinePartController {
    constructor(readonly rows: ResourceTable<T, R, Input, Change>) {}

    @Get()
    @Can(MachineScope, machinePolicy.view, 'machine')
    index(@Loaded() machine: Machine, @Filters(type) list: ListQuery) {
      return this.rows.index(list, inMachine(machine));
    }

    @Post()
    @Authenticated()
    @Can(MachineScope, machinePolicy.addPart, 'machine')
    store(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Valid(rules) input: Input) {
      return this.rows.store(actor, input, inMachine(machine));
    }

    @StoreMany()
    @Authenticated()
    @Can(MachineScope, machinePolicy.addPart, 'machine')
    storeMany(
      @CurrentUser() actor: Actor,
      @Loaded() machine: Machine,
      @Valid(manyRules(rules)) input: { data: Input[] },
    ) {
      return this.rows.storeMany(actor, input, inMachine(machine));
    }

    @Get(':id')
    @Can(scope, machinePolicy.view)
    show(@Loaded() { part }: PartOf<Machine, T>) {
      return this.rows.show(part);
    }

    @Update()
    @Authenticated()
    @Can(scope, machinePolicy.changeParts)
    update(
      @CurrentUser() actor: Actor,
      @Loaded() { parent, part }: PartOf<Machine, T>,
      @Valid(updateRules) input: Change,
    ) {
      return this.rows.update(actor, part, input, inMachine(parent));
    }

    @Destroy()
    @Authenticated()
    @Can(scope, machinePolicy.changeParts)
    destroy(@CurrentUser() actor: Actor, @Loaded() { parent, part }: PartOf<Machine, T>) {
      return this.rows.destroy(actor, part, inMachine(parent));
    }
  }
  return MachinePartController;
}
