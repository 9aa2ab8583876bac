import { migrations as written } from './database/migrations';
import { entities as named } from './entities';
import { CreateMachineAttributes20261125000200 } from './catalog/search/attributes/20261125000200-create-machine-attributes';
import { CreateSearchIndex20261123000100 } from './catalog/search/index/20261123000100-create-search-index';
import { WidenSearchIndexes20261125000100 } from './catalog/search/index/20261125000100-widen-search-indexes';
import { IndexPublishedMachines20261125000320 } from './catalog/search/index/20261125000320-index-published-machines';
import { KeepWhatIsCounted20261126000200 } from './catalog/search/index/20261126000200-keep-what-is-counted';
import { SignWords20261129000100 } from './catalog/search/index/20261129000100-sign-words';
import { KeepTakenUntil20261204000100 } from './catalog/search/index/20261204000100-keep-taken-until';
import { TellWhatNoticesAreAbout20261130000100 } from './notifications/20261130000100-tell-what-notices-are-about';
import { plainResources } from './plain-resources';
import { WidenThreadIndex20261206000100 } from './messaging/20261206000100-widen-thread-index';
import { IndexContestedReturns20261205000100 } from './rentals/returns/20261205000100-index-contested-returns';

/** Every table's entity, and the migrations in the order they run: those of plain resources come last. */
export const entities = [...named, ...plainResources.map(({ entity }) => entity)];
export const migrations = [
  ...written,
  CreateSearchIndex20261123000100,
  WidenSearchIndexes20261125000100,
  CreateMachineAttributes20261125000200,
  IndexPublishedMachines20261125000320,
  KeepWhatIsCounted20261126000200,
  SignWords20261129000100,
  TellWhatNoticesAreAbout20261130000100,
  KeepTakenUntil20261204000100,
  IndexContestedReturns20261205000100,
  WidenThreadIndex20261206000100,
  ...plainResources.flatMap(({ migration }) => migration ?? []),
];
