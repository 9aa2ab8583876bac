import { type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Module } from '@nestjs/common';
import { everybodyPolicy, type FiltersOfResource, machineTypes } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { everybodyReads, plainController } from '../../resources/plain-controller';
import { ResourceTables } from '../../resources/resources.module';
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

const guards = everybodyReads(MachineTypeScope, 'catalogue');

@Controller(machineTypes.type.endpoint)
export class MachineTypesController extends plainController(kind, guards) {
  constructor(
    tables: ResourceTables,
    private readonly usual: UsualRatesOfTypes,
  ) {
    super(tables);
  }

  override async listed(list: FiltersOf<FiltersOfResource<typeof machineTypes>>) {
    const page = await this.rows.index(list);
    if (list.schemas !== false) return page;
    return {
      ...page,
      data: page.data.map(({ attribute_schema: _schema, checklist: _list, ...type }) => type),
    };
  }

  @Show(':id/rates', MachineTypeScope, everybodyPolicy.view)
  rates(@Loaded() type: MachineType) {
    return this.usual.of(type);
  }
}

@Module({ controllers: [MachineTypesController], providers: [MachineTypeScope, UsualRatesOfTypes] })
export class MachineTypesModule {}
