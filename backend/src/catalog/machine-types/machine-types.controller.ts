import { type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Module } from '@nestjs/common';
import type { Actor, FiltersOfResource, MachineTypeRecord } from '@yard/contracts';
import { everybodyPolicy, machineTypes } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { DataSource, In } from 'typeorm';
import { everybodyReads, plainController } from '../../resources/plain-controller';
import { ResourceTables } from '../../resources/resources.module';
import { Machine } from '../machines/machine.entity';
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
    private readonly dataSource: DataSource,
  ) {
    super(tables);
  }

  override async listed(list: FiltersOf<FiltersOfResource<typeof machineTypes>>, actor: Actor | null) {
    const page = await this.rows.index(list);
    const counts = actor?.admin && list.counts && (await this.machinesOf(page.data));
    const data = page.data.map((type) => ({
      ...(list.schemas === false ? withoutSchemas(type) : type),
      ...(counts && { machines_count: counts.get(type.id) ?? 0 }),
    }));
    return { ...page, data };
  }

  /** Machines by their types' ids, listed or not; a type without any is not in it. */
  private async machinesOf(types: readonly { id: number }[]) {
    const rows = await this.dataSource.manager
      .createQueryBuilder(Machine, 'machine')
      .select('machine.machine_type_id', 'id')
      .addSelect('COUNT(*)', 'count')
      .where({ machine_type_id: In(types.map(({ id }) => id)) })
      .groupBy('machine.machine_type_id')
      .getRawMany<{ id: number; count: string }>();
    return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]));
  }

  @Show(':id/rates', MachineTypeScope, everybodyPolicy.view)
  rates(@Loaded() type: MachineType) {
    return this.usual.of(type);
  }
}

function withoutSchemas({ attribute_schema: _schema, checklist: _list, ...type }: MachineTypeRecord) {
  return type;
}

@Module({ controllers: [MachineTypesController], providers: [MachineTypeScope, UsualRatesOfTypes] })
export class MachineTypesModule {}
