import { SearchSynonym } from './catalog/search-synonyms/search-synonym.entity';
import { CreateSearchSynonyms20261123000200 } from './database/migrations/20261123000200-create-search-synonyms';
import { MachineType } from './catalog/machine-types/machine-type.entity';
import type { PlainResource } from './resources/plain-resource';

/** Tables, migrations and modules go by this list. */
export const plainResources: readonly PlainResource[] = [
  {
    entity: SearchSynonym,
    migration: CreateSearchSynonyms20261123000200,
    module: async () =>
      (await import('./catalog/search-synonyms/search-synonyms.module')).SearchSynonymsModule,
  },
  {
    entity: MachineType,
    migration: null,
    module: async () => (await import('./catalog/machine-types/machine-types.module')).MachineTypesModule,
  },
];
