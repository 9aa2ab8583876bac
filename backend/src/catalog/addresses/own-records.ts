import type { RecordType } from '@laravel-wire/core';
import { Broadcaster, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import type { FindOptionsWhere, Repository } from 'typeorm';
import type { BaseRecord } from '@kit/server/store/base-record';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type NewRecord, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';

export interface OwnRecord extends BaseRecord {
  user_id: number;
}

/** One table of such records, and how the wire names and shows them. */
export interface OwnKind<T extends OwnRecord, R extends { id: number }> {
  entity: new () => T;
  rows: Repository<T>;
  type: RecordType<R>;
  present: (record: T) => R;
}

type Step<T> = (tx: Transaction, record: T) => Promise<void>;

/** Makes the calls for a kind; a provider of the feature that has the kind. */
@Injectable()
export class OwnRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  of<T extends OwnRecord, R extends { id: number }>(kind: OwnKind<T, R>): OwnTable<T, R> {
    return new OwnTable(kind, this.unitOfWork, this.broadcaster);
  }
}

/** List and writes of one kind. Each write is one transaction, and is sent to the record's person alone. */
export class OwnTable<T extends OwnRecord, R extends { id: number }> {
  constructor(
    private readonly kind: OwnKind<T, R>,
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  page(actor: Actor, list: ListQuery): Promise<Rows<T>> {
    const own = (actor.admin ? {} : { user_id: actor.id }) as FindOptionsWhere<T>;
    return pageOf(this.kind.rows, own, list);
  }

  /** All or nothing. @param then  as of `update`, for each */
  create(records: readonly NewRecord<T>[], then?: Step<T>): Promise<T[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: T[] = [];
      for (const fields of records) {
        const record = await tx.insert(this.kind.entity, fields);
        await then?.(tx, record);
        created.push(record);
      }
      for (const record of created) this.publishSaved(tx, record);
      return created;
    });
  }

  /** @param then  what else changes with it, in the same transaction */
  update(record: T, changes: Partial<NewRecord<T>>, then?: Step<T>): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(record, changes);
      await then?.(tx, record);
      this.publishSaved(tx, record);
      return record;
    });
  }

  /** @param first  may refuse by throwing; nothing is removed then */
  remove(record: T, first?: Step<T>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await first?.(tx, record);
      await tx.remove(record);
      const { id, user_id } = record;
      tx.afterCommit(() => this.broadcaster.deleted(this.kind.type, [user_id], id));
    });
  }

  publishSaved(tx: Transaction, record: T): void {
    const message = { model: this.kind.present(record) };
    tx.afterCommit(() => this.broadcaster.saved(this.kind.type, [record.user_id], message));
  }
}
