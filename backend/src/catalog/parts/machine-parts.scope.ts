import { partScopeOf } from '../../database/part-scope-of';
import { MachineScope } from '../machines.scope';
import { DeliveryOption } from './delivery-option.entity';
import { Photo } from './photo.entity';

export const MachineDeliveryOptionScope = partScopeOf(MachineScope, {
  entity: DeliveryOption,
  key: 'machine_id',
  param: 'machine',
  name: 'MachineDeliveryOption',
});

export const PhotoScope = partScopeOf(MachineScope, { entity: Photo, key: 'machine_id', param: 'machine' });
