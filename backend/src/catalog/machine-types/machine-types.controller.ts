import { manyRules } from '@laravel-wire/core';
import {
  Authenticated,
  Can,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  everybodyPolicy,
  type FiltersOfResource,
  type MachineTypeInput,
  machineTypes,
  type UpdateMachineTypeInput,
} from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { ResourceTables } from '../../resources/resources.module';
import { AdminsOnly } from '../../users/admins-only';
import { machineTypeSteps } from './machine-type.steps';
import { MachineType } from './machine-type.entity';
import { presentMachineType } from './present-machine-type';
import { UsualRatesOfTypes } from './usual-rates';

export const MachineTypeScope = scopeOf(MachineType);

const kind = {
  resource: machineTypes,
  entity: MachineType,
  present: presentMachineType,
  steps: machineTypeSteps,
  audited: ({ name, deleted_at }: MachineType) => (deleted_at ? {} : { name }),
};

@Controller(machineTypes.type.endpoint)
export class MachineTypesController {
  private readonly types;

  constructor(
    tables: ResourceTables,
    private readonly usual: UsualRatesOfTypes,
  ) {
    this.types = tables.of(kind);
  }

  @Get()
  async index(@Filters(machineTypes.type) list: FiltersOf<FiltersOfResource<typeof machineTypes>>) {
    const page = await this.types.index(list);
    if (list.schemas !== false) return page;
    return {
      ...page,
      data: page.data.map(({ attribute_schema: _schema, checklist: _list, ...type }) => type),
    };
  }

  @Post()
  @Authenticated()
  @AdminsOnly('catalogue')
  store(@CurrentUser() actor: Actor, @Valid(machineTypes.rules) input: MachineTypeInput) {
    return this.types.store(actor, input);
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly('catalogue')
  storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(machineTypes.rules)) input: { data: MachineTypeInput[] },
  ) {
    return this.types.storeMany(actor, input);
  }

  @Get(':id')
  @Can(MachineTypeScope, everybodyPolicy.view)
  show(@Loaded() type: MachineType) {
    return this.types.show(type);
  }

  @Get(':id/rates')
  @Can(MachineTypeScope, everybodyPolicy.view)
  rates(@Loaded() type: MachineType) {
    return this.usual.of(type);
  }

  @Update()
  @Authenticated()
  @Can(MachineTypeScope, adminPolicy.catalogue)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() type: MachineType,
    @Valid(machineTypes.updateRules) input: UpdateMachineTypeInput,
  ) {
    return this.types.update(actor, type, input);
  }

  @Destroy()
  @Authenticated()
  @Can(MachineTypeScope, adminPolicy.catalogue)
  destroy(@CurrentUser() actor: Actor, @Loaded() type: MachineType) {
    return this.types.destroy(actor, type);
  }
}
