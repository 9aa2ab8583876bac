import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  type MachineTypeInput,
  machinePolicy,
  machineTypeRules,
  machineTypeType,
  type UpdateMachineTypeInput,
  updateMachineTypeRules,
} from '@yard/contracts';
import { paginated } from '../../database/page-of';
import { AdminsOnly } from '../../users/admins-only';
import { ofMany, ofOne } from '../field-name';
import type { MachineType } from './machine-type.entity';
import { MachineTypeScope } from './machine-types.scope';
import { type MachineTypeFilters, MachineTypesService } from './machine-types.service';
import { presentMachineType } from './present-machine-type';

@Controller(machineTypeType.endpoint)
export class MachineTypesController {
  constructor(private readonly types: MachineTypesService) {}

  @Get()
  async index(@Filters(machineTypeType) filters: MachineTypeFilters) {
    return paginated(await this.types.page(filters), filters, presentMachineType);
  }

  @Post()
  @Authenticated()
  @AdminsOnly()
  async store(@CurrentUser() actor: Actor, @Valid(machineTypeRules) input: MachineTypeInput) {
    const [type] = await this.types.create(actor, [input], ofOne);
    return type && presentMachineType(type);
  }

  @Post('store_many')
  @HttpCode(200)
  @Authenticated()
  @AdminsOnly()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(machineTypeRules)) input: { data: MachineTypeInput[] },
  ) {
    return (await this.types.create(actor, input.data, ofMany)).map(presentMachineType);
  }

  @Get(':id')
  @Can(MachineTypeScope, machinePolicy.view)
  show(@Loaded() type: MachineType) {
    return presentMachineType(type);
  }

  @Patch(':id')
  @Authenticated()
  @Can(MachineTypeScope, adminPolicy.manage)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() type: MachineType,
    @Valid(updateMachineTypeRules) input: UpdateMachineTypeInput,
  ) {
    return presentMachineType(await this.types.update(actor, type, input));
  }

  @Put(':id')
  @Authenticated()
  @Can(MachineTypeScope, adminPolicy.manage)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() type: MachineType,
    @Valid(updateMachineTypeRules) input: UpdateMachineTypeInput,
  ) {
    return this.update(actor, type, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Authenticated()
  @Can(MachineTypeScope, adminPolicy.manage)
  destroy(@CurrentUser() actor: Actor, @Loaded() type: MachineType) {
    return this.types.remove(actor, type);
  }
}
