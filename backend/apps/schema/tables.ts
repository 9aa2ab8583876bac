import { baseline, later } from './migrations';
import { entities as named } from './entities';
import { plainResources } from './plain-resources';

/** Every table's entity, and the migrations in the order they run: by the stamps of their names. */
export const entities = [...named, ...plainResources.map(({ entity }) => entity)];
export const migrations = [
  ...baseline,
  ...later,
  ...plainResources.flatMap(({ migration }) => migration ?? []),
];
