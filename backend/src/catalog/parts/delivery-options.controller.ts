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
  type DeliveryOptionInput,
  deliveryOptions,
  machinePolicy,
  machineType,
  type UpdateDeliveryOptionInput,
} from '@yard/contracts';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { Filters } from '../../audit/exports/filters';
import { RecordEvents } from '../../resources/record-events';
import { ResourceTables } from '../../resources/resources.module';
import { inMachine, partChanged } from '../machines/machine-changed';
import type { Machine } from '../machines/machine.entity';
import { MachineScope } from '../machines/machines.scope';
import { updateIndex } from '../search/index/update-index';
import { presentDeliveryOption } from '../machines/present-machine';
import { DeliveryOption } from './delivery-option.entity';

export const DeliveryOptionScope = partScopeOf(MachineScope, {
  entity: DeliveryOption,
  key: 'machine_id',
  param: 'machine',
  name: 'MachineDeliveryOption',
});

@Controller(`${machineType.endpoint}/:machine/delivery_options`)
export class DeliveryOptionsController {
  private readonly options;

  constructor(tables: ResourceTables, events: RecordEvents) {
    this.options = tables.of({
      resource: deliveryOptions,
      entity: DeliveryOption,
      present: presentDeliveryOption,
      steps: {
        changed: async (tx, machine) => {
          await updateIndex(tx.manager, [machine.columns.machine_id ?? 0]);
          await partChanged(events, tx, machine);
        },
      },
    });
  }

  @Get()
  @Can(MachineScope, machinePolicy.view, 'machine')
  index(@Loaded() machine: Machine, @Filters(deliveryOptions.type) list: ListQuery) {
    return this.options.index(list, inMachine(machine));
  }

  @Post()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  store(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(deliveryOptions.rules) input: DeliveryOptionInput,
  ) {
    return this.options.store(actor, input, inMachine(machine));
  }

  @StoreMany()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  storeMany(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(manyRules(deliveryOptions.rules)) input: { data: DeliveryOptionInput[] },
  ) {
    return this.options.storeMany(actor, input, inMachine(machine));
  }

  @Get(':id')
  @Can(DeliveryOptionScope, machinePolicy.view)
  show(@Loaded() { part }: PartOf<Machine, DeliveryOption>) {
    return this.options.show(part);
  }

  /** Requests that were made with the option keep their amounts. */
  @Update()
  @Authenticated()
  @Can(DeliveryOptionScope, machinePolicy.changeParts)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() { parent, part }: PartOf<Machine, DeliveryOption>,
    @Valid(deliveryOptions.updateRules) input: UpdateDeliveryOptionInput,
  ) {
    return this.options.update(actor, part, input, inMachine(parent));
  }

  @Destroy()
  @Authenticated()
  @Can(DeliveryOptionScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() { parent, part }: PartOf<Machine, DeliveryOption>) {
    return this.options.destroy(actor, part, inMachine(parent));
  }
}
