import { EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { BaseRecord } from '../base-record';
import { type ForMany, type NewRecord, Transaction } from '../transaction';
import { gated } from './gated';
import { Gathering, GatheringBroken } from './gathering';
import { GatheringManager } from './gathering-manager';
import { rowAskOf } from './row-ask';
import { type Change, updateAll } from './update-all';

/** The transaction itself, over a connection that several works use at the same time. */
class GatedTransaction extends Transaction {
  constructor(private readonly whole: Transaction) {
    const { dataSource, queryRunner } = whole.manager;
    if (!queryRunner) throw new ReferenceError('a transaction has a connection of its own');
    super(new EntityManager(dataSource, gated(queryRunner)), whole.now, whole.locks);
  }

  override afterCommit(effect: () => void | Promise<void>): void {
    this.whole.afterCommit(effect);
  }

  override afterCommitFor<K>(work: (things: readonly K[]) => void | Promise<void>, thing: K): void {
    this.whole.afterCommitFor(work, thing);
  }
}

/** A transaction as one of several works sees it that go on side by side within it. */
class SharedTransaction extends Transaction {
  constructor(
    private readonly whole: Transaction,
    private readonly gathered: GatheringManager,
    private readonly gathering: Gathering,
  ) {
    super(gathered, whole.now, whole.locks);
  }

  override insert<T extends BaseRecord>(entity: new () => T, fields: NewRecord<T>): Promise<T> {
    const alike = `insert ${entity.name} ${namesOf(fields)}`;
    return this.gathering.ask(alike, fields, (rows) => this.whole.insertAll(entity, rows));
  }

  override insertAll<T extends BaseRecord>(entity: new () => T, rows: readonly NewRecord<T>[]): Promise<T[]> {
    return this.whole.insertAll(entity, rows);
  }

  override async update<T extends BaseRecord>(record: T, changes: Partial<NewRecord<T>>): Promise<T> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const values = { ...Object.fromEntries(given), updated_at: this.now };
    const alike = `update ${record.constructor.name} ${namesOf(values)}`;
    await this.gathering.ask<Change, void>(alike, { record, values }, async (asked) => {
      await updateAll(this.whole.manager, asked);
      return [];
    });
    return Object.assign(record, values);
  }

  override async lock<T extends ObjectLiteral>(
    entity: EntityTarget<T>,
    where: FindOptionsWhere<T>,
  ): Promise<T | null> {
    const ask = rowAskOf(this.manager, entity, { where });
    if (!ask) return this.whole.lock(entity, where);
    const [first] = await this.gathered.rows<T>(ask, this.locks);
    return first ?? null;
  }

  override forOne<K, R>(work: ForMany<K, R>, thing: K): Promise<R> {
    return this.gathering.ask<K, R>(work, thing, (things) => work(this.whole, things));
  }

  override afterCommit(effect: () => void | Promise<void>): void {
    this.whole.afterCommit(effect);
  }

  override afterCommitFor<K>(work: (things: readonly K[]) => void | Promise<void>, thing: K): void {
    this.whole.afterCommitFor(work, thing);
  }
}

/**
 * Does the same for many things within one transaction, side by side: what the works ask at the same moment is asked at
 * once. They must have nothing to do with each other. Waits for all, also where one fails: nothing may go on once the
 * transaction is taken back.
 *
 * @throws what the first of them throws that fails; the transaction cannot go on then
 */
export async function sideBySide<K, R>(
  whole: Transaction,
  things: readonly K[],
  work: (tx: Transaction, thing: K) => Promise<R>,
): Promise<R[]> {
  const gathering = new Gathering();
  const inner = new GatedTransaction(whole);
  const manager = new GatheringManager(inner.manager, gathering);
  const shared = new SharedTransaction(inner, manager, gathering);
  const ends = await Promise.allSettled(things.map((thing) => work(shared, thing)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw causeOf(failed.reason);
  return ends.map((end) => (end as PromiseFulfilledResult<R>).value);
}

/** A deadlock among it has to be seen as one, so that it is tried again. */
function causeOf(reason: unknown): unknown {
  return reason instanceof GatheringBroken ? reason.cause : reason;
}

function namesOf(fields: object): string {
  return Object.keys(fields).sort().join(',');
}
