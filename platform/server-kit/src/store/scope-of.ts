import type { RecordScope } from '@laravel-wire/nest';
import { Injectable, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BaseRecord } from './base-record';
import { findRecord } from './reading';

/** The scope of records that are found by their id alone; the policy decides who may see them. */
export function scopeOf<T extends BaseRecord>(entity: new () => T): Type<RecordScope<T>> {
  @Injectable()
  class ById implements RecordScope<T> {
    readonly recordName = entity.name;

    constructor(private readonly dataSource: DataSource) {}

    find(id: number): Promise<T | null> {
      return findRecord(this.dataSource.manager, entity, id);
    }
  }
  return ById;
}
