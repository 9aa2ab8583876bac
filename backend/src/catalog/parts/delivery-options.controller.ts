import { Controller } from '@nestjs/common';
import { deliveryOptions, machineType } from '@yard/contracts';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { RecordEvents } from '../../resources/record-events';
import { ResourceTables } from '../../resources/resources.module';
import { partChanged } from '../machines/machine-changed';
import { partController } from '../machines/machine-part-controller';
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

/** Requests that were made with an option keep their amounts. */
@Controller(`${machineType.endpoint}/:machine/delivery_options`)
export class DeliveryOptionsController extends partController(deliveryOptions, DeliveryOptionScope) {
  constructor(tables: ResourceTables, events: RecordEvents) {
    super(
      tables.of({
        resource: deliveryOptions,
        entity: DeliveryOption,
        present: presentDeliveryOption,
        steps: {
          changed: async (tx, machine) => {
            await updateIndex(tx.manager, [machine.columns.machine_id ?? 0]);
            await partChanged(events, tx, machine);
          },
        },
      }),
    );
  }
}
