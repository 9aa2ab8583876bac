import type { RecordKey } from '@laravel-wire/core';
import { NotFound } from '../errors';
import { keyFrom } from '../input/id';
import type { RecordScope } from './decorators';

/** A record, with the one that it is a part of. */
export interface PartOf<P, T> {
  parent: P;
  part: T;
}

interface WireRequest<U> {
  actor: U | null;
  params: Record<string, string>;
  /** Name in the 404 where there is no such parent; without it the part, as where that is missing. */
  parentName?: string;
}

/**
 * Finds the part that `{parent}/…/{id}` names, with its parent; null if the reader may not see the parent.
 *
 * @param parents  finds the parent, by the id in the path's `param`
 * @param find     the part of this very parent, or null
 */
export async function findPart<P, T, U, K extends RecordKey>(
  parents: RecordScope<P, U, K>,
  param: string,
  { actor, params, parentName }: WireRequest<U>,
  find: (parent: P) => Promise<T | null>,
): Promise<PartOf<P, T> | null> {
  const given = params[param] ?? '';
  const id = keyFrom<K>(given, parents.keyType);
  const parent = id === null ? null : await parents.find(id, actor, params);
  if (parent === null && parentName !== undefined) throw NotFound.record(parentName, given);
  const part = parent === null ? null : await find(parent);
  return parent === null || part === null ? null : { parent, part };
}
