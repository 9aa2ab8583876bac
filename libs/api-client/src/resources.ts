import type { Wire } from '@laravel-wire/client';
import {
  type ChangeOfResource,
  type FiltersOfResource,
  type InputOfResource,
  type RecordOf,
  resources,
} from '@yard/contracts';
import type { Crud } from './records';

type All = typeof resources;

/** The calls of a plain resource, as its declaration types them. */
export type CrudOf<S> = Crud<RecordOf<S>, InputOfResource<S>, ChangeOfResource<S>, FiltersOfResource<S>>;

type OwnPath = {
  [K in keyof All as All[K]['within'] extends null ? K : never]: CrudOf<All[K]>;
};

/** The plain resources that have a path of their own; parts of records are called at their record. */
export function plainResources(wire: Wire): OwnPath {
  const own = Object.entries(resources).filter(([, { within }]) => within === null);
  const calls: object = Object.fromEntries(
    own.map(([name, { type }]) => [name, wire.resource<{ id: number }>(type)]),
  );
  return calls as OwnPath;
}
