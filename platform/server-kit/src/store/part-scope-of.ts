import { findPart, type PartOf, type RecordScope } from '@laravel-wire/nest';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import type { BaseRecord } from './base-record';

interface Parts<T> {
  entity: new () => T;
  /** Column with the parent's id. */
  key: keyof T & string;
  /** Parameter of the path with the parent's id. */
  param: string;
  /** Name in the 404; without it the entity's. */
  name?: string;
  /** Named by the 404 where the parent is missing; without it the part is. */
  parentName?: string;
}

/** Finds a part by its id within its parent (`{parent}/…/{id}`). The route's policy is given both, as a `PartOf`. */
export function partScopeOf<P extends BaseRecord, T extends BaseRecord, U>(
  parents: Type<RecordScope<P, U>>,
  { entity, key, param, name = entity.name, parentName }: Parts<T>,
): Type<RecordScope<PartOf<P, T>, U>> {
  @Injectable()
  class PartById implements RecordScope<PartOf<P, T>, U> {
    readonly recordName = name;

    constructor(
      @Inject(parents) private readonly parents: RecordScope<P, U>,
      private readonly dataSource: DataSource,
    ) {}

    find(id: number, actor: U | null, params: Record<string, string>): Promise<PartOf<P, T> | null> {
      return findPart(this.parents, param, { actor, params, parentName }, (parent) => {
        const where = { id, [key]: parent.id } as FindOptionsWhere<T>;
        return this.dataSource.manager.findOneBy(entity, where);
      });
    }
  }
  return PartById;
}
