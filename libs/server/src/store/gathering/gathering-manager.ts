import {
  EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOneOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import type { PickKeysByType } from 'typeorm/common/PickKeysByType.js';
import type { Gathering } from './gathering';
import { alikeTo, type RowAsk, rowAskOf, rowsOfAll } from './row-ask';

/** Answers what it can from one statement for all that ask alike; anything else as TypeORM does. */
export class GatheringManager extends EntityManager {
  constructor(
    private readonly plain: EntityManager,
    private readonly gathering: Gathering,
  ) {
    super(plain.dataSource, plain.queryRunner);
  }

  override find<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    options?: FindManyOptions<E>,
  ): Promise<E[]> {
    const ask = rowAskOf(this, entity, options);
    return ask ? this.rows(ask) : super.find(entity, options);
  }

  override findBy<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Promise<E[]> {
    return this.find(entity, { where });
  }

  override async findOne<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    options: FindOneOptions<E>,
  ): Promise<E | null> {
    const ask = rowAskOf(this, entity, options);
    if (!ask) return super.findOne(entity, options);
    const [first] = await this.rows<E>(ask);
    return first ?? null;
  }

  override findOneBy<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Promise<E | null> {
    return this.findOne(entity, { where });
  }

  override async exists<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    options?: FindManyOptions<E>,
  ): Promise<boolean> {
    const ask = rowAskOf(this, entity, options);
    return ask ? (await this.rows(ask)).length > 0 : super.exists(entity, options);
  }

  override existsBy<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Promise<boolean> {
    return this.exists(entity, { where });
  }

  override async countBy<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Promise<number> {
    const ask = rowAskOf(this, entity, { where });
    return ask ? (await this.rows(ask)).length : super.countBy(entity, where);
  }

  override async maximum<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    column: PickKeysByType<E, number>,
    where: Where<E>,
  ): Promise<number | null> {
    const ask = rowAskOf(this, entity, { where });
    if (!ask) return super.maximum(entity, column, where);
    const values = (await this.rows<E>(ask)).map((row) => Number(row[column as keyof E]));
    return values.length === 0 ? null : Math.max(...values);
  }

  /** @param isLocking  whether they are held until the end of the transaction */
  async rows<E extends ObjectLiteral>(ask: RowAsk, isLocking = false): Promise<E[]> {
    const answer = (asks: readonly RowAsk[]) => rowsOfAll(this.plain, asks, isLocking);
    return (await this.gathering.ask(alikeTo(ask, isLocking), ask, answer)) as E[];
  }
}

type Where<E> = FindOptionsWhere<E> | FindOptionsWhere<E>[];
