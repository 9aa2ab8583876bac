import { migrations as written } from './database/migrations';
import { entities as named } from './entities';
import { CreateSearchIndex20261123000100 } from './catalog/search/index/20261123000100-create-search-index';
import { plainResources } from './plain-resources';

/** Every table's entity, and the migrations in the order they run: those of plain resources come last. */
export const entities = [...named, ...plainResources.map(({ entity }) => entity)];
export const migrations = [
  ...written,
  CreateSearchIndex20261123000100,
  ...plainResources.flatMap(({ migration }) => migration ?? []),
];
