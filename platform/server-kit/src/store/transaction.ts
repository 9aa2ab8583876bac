import { NotFound } from '@laravel-wire/nest/errors';
import type { Logger } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { IsNull } from 'typeorm';
import type { BaseRecord } from './base-record';
import { Effects, runAct, type WorkOn } from './effects';
import { keyOf, markLocked } from './galera';
import { findByColumn, placesFor } from './reading';
import { type ColumnOf, insertAll, insertRow, updateAll } from './writing';

export interface ColumnChange {
  from: unknown;
  to: unknown;
}

/** Changes of records in a transaction, until somebody takes them. */
export class NotedChanges {
  private readonly changed = new Map<string, Record<string, ColumnChange>>();

  /** Before the record has the new values in memory. */
  note(record: BaseRecord, values: Record<string, unknown>): void {
    const key = `${snakeCased(record.constructor.name)} ${record.id}`;
    const changes = this.changed.get(key) ?? {};
    for (const [column, to] of Object.entries(values)) {
      const from: unknown = Reflect.get(record, column);
      if (column !== 'updated_at' && !isDeepStrictEqual(from, to)) {
        changes[column] = { from: changes[column] ? changes[column].from : from, to };
      }
    }
    this.changed.set(key, changes);
  }

  /** Changes by column, once. @param kind  the record's class in snake case: `store_order` */
  take(kind: string, id: number): Record<string, ColumnChange> {
    const key = `${kind} ${id}`;
    const changes = this.changed.get(key) ?? {};
    this.changed.delete(key);
    return changes;
  }
}

const snakeCased = (name: string) => name.replace(/\B[A-Z]/g, '_$&').toLowerCase();

/** A record's own columns, without what the table and the transaction fill in. */
export type NewRecord<T extends BaseRecord> = Omit<Pick<T, ColumnOf<T>>, keyof BaseRecord>;

export interface ChangeOf<T extends BaseRecord> {
  record: T;
  changes: Partial<NewRecord<T>>;
}

/** A transaction in progress: its manager, row locks, and what to do once it is committed. */
export class Transaction {
  private readonly effects = new Effects();
  /** Names to the act's end what this transaction has for it. */
  private readonly named: ((end: Effects) => void)[] = [];

  /** Changes of records that were changed alone; of a batch it is enough to know what was done. */
  readonly changes = new NotedChanges();

  constructor(
    readonly manager: EntityManager,
    /** The instant all rows of this transaction are stamped with. */
    readonly now: Date,
    /** True where rows can be locked one by one. */
    readonly locks: boolean,
  ) {}

  /** Inserts a record with its stamps; the result has its id. */
  insert<T extends BaseRecord>(entity: new () => T, fields: NewRecord<T>): Promise<T> {
    return insertRow(this.manager, this.made(entity, fields));
  }

  /** The same for many that name the same columns, in their order, with few statements. */
  async insertAll<T extends BaseRecord>(entity: new () => T, rows: readonly NewRecord<T>[]): Promise<T[]> {
    const records = rows.map((fields) => this.made(entity, fields));
    const ids = await insertAll(this.manager, records);
    return records.map((record, index) => Object.assign(record, { id: ids[index] }));
  }

  /**
   * Changes a record, in the table and in memory; fields that are undefined are left as they are.
   *
   * @throws Error for changes that the record does not accept
   */
  async update<T extends BaseRecord>(record: T, changes: Partial<NewRecord<T>>): Promise<T> {
    record.mustAccept?.(changes);
    const stamped = this.stamped(changes);
    await this.manager.update(record.constructor, { id: record.id }, stamped);
    this.changes.note(record, stamped);
    return Object.assign(record, stamped);
  }

  /** The same for many of one table, with one statement for all that change the same columns. */
  async updateAll<T extends BaseRecord>(all: readonly ChangeOf<T>[]): Promise<void> {
    const stamped = all.map(({ record, changes }) => {
      record.mustAccept?.(changes);
      return { record, values: this.stamped(changes) };
    });
    await updateAll(this.manager, stamped);
    const [alone] = stamped;
    if (alone && stamped.length === 1) this.changes.note(alone.record, alone.values);
    for (const { record, values } of stamped) Object.assign(record, values);
  }

  /**
   * Soft-deletes a record: it stays in the table and leaves every list.
   *
   * @throws NotFound when somebody else was first
   */
  async remove(record: BaseRecord): Promise<void> {
    const stamps = { deleted_at: this.now, updated_at: this.now };
    const { id, constructor: entity } = record;
    const { affected } = await this.manager.update(entity, { id, deleted_at: IsNull() }, stamps);
    if (affected === 0) throw NotFound.record(entity.name, id);
    Object.assign(record, stamps);
  }

  /**
   * Reads one row and holds it until the end of the transaction. SQLite has one writer at a time, so the
   * transaction itself is the lock there.
   */
  async lock<T extends ObjectLiteral>(
    entity: EntityTarget<T>,
    where: FindOptionsWhere<T>,
  ): Promise<T | null> {
    const record = await this.manager.findOne(entity, { where, ...this.locking() });
    if (record) await this.mark(entity, [record]);
    return record;
  }

  /** The same by id. @throws NotFound where it was deleted meanwhile */
  async lockOne<T extends BaseRecord>(entity: new () => T, id: number): Promise<T> {
    const record = await this.lock(entity, { id } as FindOptionsWhere<T>);
    if (!record) throw NotFound.record(entity.name, id);
    return record;
  }

  /** The same for all that there are, in the order of their ids. */
  async lockAll<T extends BaseRecord>(entity: new () => T, where: FindOptionsWhere<T>): Promise<T[]> {
    const order = { id: 'asc' } as FindOptionsOrder<T>;
    const records = await this.manager.find(entity, { where, order, ...this.locking() });
    await this.mark(entity, records);
    return records;
  }

  /** The same for those whose column has one of these values, without deleted ones, by that column. */
  async lockEach<T extends BaseRecord, K extends string & keyof T>(
    entity: new () => T,
    column: K,
    values: readonly (number | string)[],
  ): Promise<Map<T[K], T>> {
    const records = await findByColumn(this.manager, entity, column, values, { isLocking: this.locks });
    if (records.size > 0) await this.mark(entity, [...records.values()]);
    return records;
  }

  /** Holds many rows until the end of the transaction, in the order of their ids, without reading them. */
  async lockRows(entity: new () => BaseRecord, ids: readonly number[]): Promise<void> {
    if (!this.locks || ids.length === 0) return;
    const { tableName } = this.manager.dataSource.getMetadata(entity);
    const sql = `SELECT id FROM ${tableName} WHERE id IN (${placesFor(ids)}) ORDER BY id FOR UPDATE`;
    await this.manager.query(sql, [...ids]);
    await markLocked(this.manager, tableName, ids);
  }

  /** Broadcasts, mails and provider calls belong here: never inside the transaction. */
  afterCommit(effect: () => void | Promise<void>): void {
    this.effects.add(effect);
  }

  /** The same for work that takes many items at once: it gets all that this transaction names. */
  afterCommitWith<K>(work: WorkOn<K>, item: K): void {
    this.effects.addWith(work, item);
  }

  /**
   * The same once the last transaction of the act is committed: work gets all that the act's transactions name. One in
   * whose wake this one runs, and that is still waited for, is of the same act.
   */
  afterActWith<K>(work: WorkOn<K>, item: K): void {
    this.named.push((end) => end.addWith(work, item));
  }

  private locking(): { lock?: { mode: 'pessimistic_write' } } {
    return this.locks ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  private async mark<T extends ObjectLiteral>(entity: EntityTarget<T>, records: readonly T[]): Promise<void> {
    const metadata = this.manager.dataSource.getMetadata(entity);
    await markLocked(
      this.manager,
      metadata.tableName,
      records.map((record) => keyOf(metadata, record)),
    );
  }

  private stamped<T extends BaseRecord>(changes: Partial<NewRecord<T>>): Record<string, unknown> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given), updated_at: this.now };
  }

  private made<T extends BaseRecord>(entity: new () => T, fields: NewRecord<T>): T {
    const stamps = { created_at: this.now, updated_at: this.now, deleted_at: null };
    return Object.assign(new entity(), fields, stamps);
  }

  /** @internal Runs what follows the commit; never fails. */
  finish(logger: Logger): Promise<void> {
    return runAct(this.effects, (end) => this.named.forEach((name) => name(end)), logger);
  }
}
