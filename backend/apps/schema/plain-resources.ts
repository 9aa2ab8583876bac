import { SavedFilter } from '../../src/admin/saved-filters/saved-filter.entity';
import { CreateSavedFilters20261209002300 } from './migrations/20261209002300-create-saved-filters';
import { Announcement } from '../../src/site/pages/announcements/announcement.entity';
import { CreateAnnouncements20261209001800 } from './migrations/20261209001800-create-announcements';
import { SavedReply } from '../../src/support/saved-replies/saved-reply.entity';
import { CreateSavedReplies20261209001100 } from './migrations/20261209001100-create-saved-replies';
import { SearchSynonym } from '../../src/catalog/search-synonyms/search-synonym.entity';
import { CreateSearchSynonyms20261123000200 } from './migrations/20261123000200-create-search-synonyms';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';
import type { PlainResource } from '../../src/resources/plain-resource';

/** Tables, migrations and modules go by this list. */
export const plainResources: readonly PlainResource[] = [
  {
    entity: SavedFilter,
    migration: CreateSavedFilters20261209002300,
    module: async () =>
      (await import('../../src/admin/saved-filters/saved-filters.controller')).SavedFiltersModule,
  },
  {
    entity: Announcement,
    migration: CreateAnnouncements20261209001800,
    module: async () =>
      (await import('../../src/site/pages/announcements/announcements.controller')).AnnouncementsModule,
  },
  {
    entity: SavedReply,
    migration: CreateSavedReplies20261209001100,
    module: async () =>
      (await import('../../src/support/saved-replies/saved-replies.controller')).SavedRepliesModule,
  },
  {
    entity: SearchSynonym,
    migration: CreateSearchSynonyms20261123000200,
    module: async () =>
      (await import('../../src/catalog/search-synonyms/search-synonyms.module')).SearchSynonymsModule,
  },
  {
    entity: MachineType,
    migration: null,
    module: async () =>
      (await import('../../src/catalog/machine-types/machine-types.module')).MachineTypesModule,
  },
];
