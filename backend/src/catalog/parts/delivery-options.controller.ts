import { manyRules } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  Filters,
  type FiltersOf,
  Loaded,
  type PartOf,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import {
  type Actor,
  type DeliveryOptionInput,
  deliveryOptionRules,
  deliveryOptionType,
  machinePolicy,
  machineType,
  type UpdateDeliveryOptionInput,
  updateDeliveryOptionRules,
} from '@yard/contracts';
import { paginated } from '../../database/page-of';
import type { DeliveryOption } from './delivery-option.entity';
import { DeliveryOptionsService } from './delivery-options.service';
import { MachineDeliveryOptionScope } from './machine-parts.scope';
import type { Machine } from '../machine.entity';
import { MachineScope } from '../machines.scope';
import { presentDeliveryOption } from '../present-machine';

@Controller(`${machineType.endpoint}/:machine/delivery_options`)
export class DeliveryOptionsController {
  constructor(private readonly options: DeliveryOptionsService) {}

  @Get()
  @Can(MachineScope, machinePolicy.view, 'machine')
  async index(@Loaded() machine: Machine, @Filters(deliveryOptionType) filters: FiltersOf) {
    return paginated(await this.options.page(machine, filters), filters, presentDeliveryOption);
  }

  @Post()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async store(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(deliveryOptionRules) input: DeliveryOptionInput,
  ) {
    const [option] = await this.options.create(actor, machine, [input]);
    return option && presentDeliveryOption(option);
  }

  @Post('store_many')
  @HttpCode(200)
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async storeMany(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(manyRules(deliveryOptionRules)) input: { data: DeliveryOptionInput[] },
  ) {
    return (await this.options.create(actor, machine, input.data)).map(presentDeliveryOption);
  }

  @Get(':id')
  @Can(MachineDeliveryOptionScope, machinePolicy.view)
  show(@Loaded() found: PartOf<Machine, DeliveryOption>) {
    return presentDeliveryOption(found.part);
  }

  @Patch(':id')
  @Authenticated()
  @Can(MachineDeliveryOptionScope, machinePolicy.changeParts)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() found: PartOf<Machine, DeliveryOption>,
    @Valid(updateDeliveryOptionRules) input: UpdateDeliveryOptionInput,
  ) {
    return presentDeliveryOption(await this.options.update(actor, found, input));
  }

  @Put(':id')
  @Authenticated()
  @Can(MachineDeliveryOptionScope, machinePolicy.changeParts)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() found: PartOf<Machine, DeliveryOption>,
    @Valid(updateDeliveryOptionRules) input: UpdateDeliveryOptionInput,
  ) {
    return this.update(actor, found, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Authenticated()
  @Can(MachineDeliveryOptionScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() found: PartOf<Machine, DeliveryOption>) {
    return this.options.remove(actor, found);
  }
}
