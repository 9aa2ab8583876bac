import { Controller } from '@nestjs/common';
import { blackouts, machineType } from '@yard/contracts';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { presenterOf } from '@kit/server/store/present';
import { ResourceTables } from '../../resources/resources.module';
import { partController } from '../machines/machine-part-controller';
import { MachineScope } from '../machines/machines.scope';
import { Blackout } from './blackout.entity';
import { BlackoutSteps } from './blackout.steps';

export const BlackoutScope = partScopeOf(MachineScope, {
  entity: Blackout,
  key: 'machine_id',
  param: 'machine',
});
const present = presenterOf(blackouts);

@Controller(`${machineType.endpoint}/:machine/blackouts`)
export class BlackoutsController extends partController(blackouts, BlackoutScope) {
  constructor(tables: ResourceTables, steps: BlackoutSteps) {
    super(tables.of({ resource: blackouts, entity: Blackout, present, steps }));
  }
}
