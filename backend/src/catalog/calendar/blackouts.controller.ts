import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import {
  type Actor,
  type BlackoutInput,
  blackoutRules,
  blackoutType,
  machinePolicy,
  machineType,
  type UpdateBlackoutInput,
  updateBlackoutRules,
} from '@yard/contracts';
import { paginated } from '../../database/page-of';
import type { Blackout } from './blackout.entity';
import { BlackoutsService } from './blackouts.service';
import { BlackoutScope, type MachinePart } from '../parts/machine-parts.scope';
import type { Machine } from '../machine.entity';
import { MachineScope } from '../machines.scope';
import { presentBlackout } from './present-blackout';

@Controller(`${machineType.endpoint}/:machine/blackouts`)
export class BlackoutsController {
  constructor(private readonly blackouts: BlackoutsService) {}

  @Get()
  @Can(MachineScope, machinePolicy.view, 'machine')
  async index(@Loaded() machine: Machine, @Filters(blackoutType) filters: FiltersOf) {
    return paginated(await this.blackouts.page(machine, filters), filters, presentBlackout);
  }

  @Post()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async store(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(blackoutRules) input: BlackoutInput,
  ) {
    const [blackout] = await this.blackouts.create(actor, machine, [input]);
    return blackout && presentBlackout(blackout);
  }

  @Post('store_many')
  @HttpCode(200)
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async storeMany(
    @CurrentUser() actor: Actor,
    @Loaded() machine: Machine,
    @Valid(manyRules(blackoutRules)) input: { data: BlackoutInput[] },
  ) {
    return (await this.blackouts.create(actor, machine, input.data)).map(presentBlackout);
  }

  @Get(':id')
  @Can(BlackoutScope, machinePolicy.view)
  show(@Loaded() found: MachinePart<Blackout>) {
    return presentBlackout(found.part);
  }

  @Patch(':id')
  @Authenticated()
  @Can(BlackoutScope, machinePolicy.changeParts)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() found: MachinePart<Blackout>,
    @Valid(updateBlackoutRules) input: UpdateBlackoutInput,
  ) {
    return presentBlackout(await this.blackouts.update(actor, found, input));
  }

  @Put(':id')
  @Authenticated()
  @Can(BlackoutScope, machinePolicy.changeParts)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() found: MachinePart<Blackout>,
    @Valid(updateBlackoutRules) input: UpdateBlackoutInput,
  ) {
    return this.update(actor, found, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Authenticated()
  @Can(BlackoutScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() found: MachinePart<Blackout>) {
    return this.blackouts.remove(actor, found);
  }
}
