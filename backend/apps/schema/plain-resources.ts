import { SearchSynonym } from '../../src/catalog/machines/search-synonyms/search-synonym.entity';
import { CreateSearchSynonyms20261123000200 } from './migrations/20261123000200-create-search-synonyms';
import { MachineType } from '../../src/catalog/machines/machine-types/machine-type.entity';
import type { PlainResource } from '../../src/people/resources/plain-resource';

/** Tables, migrations and modules go by this list. */
export const plainResources: readonly PlainResource[] = [
  {
    entity: SearchSynonym,
    migration: CreateSearchSynonyms20261123000200,
    module: async () =>
      (await import('../../src/catalog/machines/search-synonyms/search-synonyms.module'))
        .SearchSynonymsModule,
  },
  {
    entity: MachineType,
    migration: null,
    module: async () =>
      (await import('../../src/catalog/machines/machine-types/machine-types.module')).MachineTypesModule,
  },
];
