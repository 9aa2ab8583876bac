import { Global, Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BaseRecord } from '@kit/server/store/base-record';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { RecordEvents } from './record-events';
import { type Kind, ResourceTable } from './resource-table';

/** Makes the table of a kind, for its controller. */
@Injectable()
export class ResourceTables {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: RecordEvents,
  ) {}

  of<T extends BaseRecord, R extends { id: number }, Input extends object, Change extends object>(
    kind: Kind<T, R, Input, Change>,
  ): ResourceTable<T, R, Input, Change> {
    const { dataSource, unitOfWork, events } = this;
    return new ResourceTable(kind, { dataSource, unitOfWork, events });
  }
}

/** Base of plain resources, for every feature: docs/decisions/0042. */
@Global()
@Module({ providers: [RecordEvents, ResourceTables], exports: [RecordEvents, ResourceTables] })
export class ResourcesModule {}
