import type { BaseRecord } from '@kit/server/store/base-record';
import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import { SavedFilter } from '../../src/admin/saved-filters/saved-filter.entity';
import { Announcement } from '../../src/site/pages/announcements/announcement.entity';
import { SavedReply } from '../../src/support/saved-replies/saved-reply.entity';
import { SearchSynonym } from '../../src/catalog/search-synonyms/search-synonym.entity';
import { MachineType } from '../../src/catalog/machine-types/machine-type.entity';

interface PlainResource {
  entity: new () => BaseRecord;
  /** Creates its table, unless the baseline of its room does. */
  migration?: new () => MigrationInterface;
  /** Loaded by the application alone: what only needs the tables does without. */
  module: () => Promise<Type>;
}

/** Tables, migrations and modules go by this list. */
export const plainResources: readonly PlainResource[] = [
  {
    entity: SavedFilter,
    module: async () =>
      (await import('../../src/admin/saved-filters/saved-filters.controller')).SavedFiltersModule,
  },
  {
    entity: Announcement,
    module: async () =>
      (await import('../../src/site/pages/announcements/announcements.controller')).AnnouncementsModule,
  },
  {
    entity: SavedReply,
    module: async () =>
      (await import('../../src/support/saved-replies/saved-replies.controller')).SavedRepliesModule,
  },
  {
    entity: SearchSynonym,
    module: async () =>
      (await import('../../src/catalog/search-synonyms/search-synonyms.controller')).SearchSynonymsModule,
  },
  {
    entity: MachineType,
    module: async () =>
      (await import('../../src/catalog/machine-types/machine-types.controller')).MachineTypesModule,
  },
];
