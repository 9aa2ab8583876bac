import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, Loaded, Show, Update } from '@laravel-wire/nest';
import { type ListQuery, type PartOf, type RecordScope, StoreMany, Valid } from '@laravel-wire/nest';
import { Post, type Type } from '@nestjs/common';
import { type Actor, machinePolicy, type Resource } from '@yard/contracts';
import type { BaseRecord } from '@kit/server/store/base-record';
import { Filters } from '../../audit/exports/filters';
import type { ResourceTable } from '../../resources/resource-table';
import { inMachine } from './machine-changed';
import type { Machine } from './machine.entity';
import { MachineScope } from './machines.scope';

type Scope<T> = Type<RecordScope<PartOf<Machine, T>, Actor>>;
type Row = { id: number };

/** The routes of a plain resource that is a part of machines: who sees one sees its parts, its owner changes them. */
export function partController<T extends BaseRecord, R extends Row, I extends object, C extends object>(
  resource: Resource<R, I, C>,
  scope: Scope<T>,
) {
  const { rules, updateRules } = resource;
  const many = manyRules(rules);

  class MachinePartController extends readingController(resource, scope) {
    @Post()
    @Authenticated()
    @Can(MachineScope, machinePolicy.addPart, 'machine')
    store(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Valid(rules) input: I) {
      return this.rows.store(actor, input, inMachine(machine));
    }

    @StoreMany()
    @Authenticated()
    @Can(MachineScope, machinePolicy.addPart, 'machine')
    storeMany(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Valid(many) input: { data: I[] }) {
      return this.rows.storeMany(actor, input, inMachine(machine));
    }

    @Update(':id', scope, machinePolicy.changeParts)
    @Authenticated()
    update(@CurrentUser() actor: Actor, @Loaded() found: PartOf<Machine, T>, @Valid(updateRules) input: C) {
      return this.rows.update(actor, found.part, input, inMachine(found.parent));
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

function readingController<T extends BaseRecord, R extends Row, I extends object, C extends object>(
  { type }: Resource<R, I, C>,
  scope: Scope<T>,
) {
  class ReadingController {
    constructor(readonly rows: ResourceTable<T, R, I, C>) {}

    @Show('', MachineScope, machinePolicy.view, 'machine')
    index(@Loaded() machine: Machine, @Filters(type) list: ListQuery) {
      return this.rows.index(list, inMachine(machine));
    }

    @Show(':id', scope, machinePolicy.view)
    show(@Loaded() { part }: PartOf<Machine, T>) {
      return this.rows.show(part);
    }
  }
  return ReadingController;
}
