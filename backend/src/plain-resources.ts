import { MachineType } from './catalog/machine-types/machine-type.entity';
import type { PlainResource } from './resources/plain-resource';

/** Tables, migrations and modules go by this list. */
export const plainResources: readonly PlainResource[] = [
  {
    entity: MachineType,
    migration: null,
    module: async () => (await import('./catalog/machine-types/machine-types.module')).MachineTypesModule,
  },
];
