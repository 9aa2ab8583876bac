import type { DataSource, EntityManager } from 'typeorm';
import { indexAttributes } from '../attributes/index-attributes';
import { AttributeWriter } from '../attributes/attribute-writer';
import { indexAll, type Step } from './index-all';
import { type Ask, type Dialect, IndexWriter } from './index-writer';

/**
 * Brings what is found in step with the machines' rows, in the transaction that wrote them. Whoever inserts, changes or
 * deletes machines ends with it; the same again changes nothing.
 */
export async function keepIndexed(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await new IndexWriter(askOf(manager), dialectOf(manager.dataSource)).keep(ids);
  await new AttributeWriter(askOf(manager)).write(ids);
}

/** All machines, in several transactions. @returns how many were not as they should be */
export async function indexEverything(dataSource: DataSource): Promise<number> {
  const step: Step = (work) => dataSource.transaction((manager) => work(askOf(manager)));
  const written = await indexAll(step, dialectOf(dataSource));
  return written + (await indexAttributes(step));
}

function askOf(manager: EntityManager): Ask {
  return (sql, parameters) => manager.query(sql, parameters);
}

function dialectOf({ options }: DataSource): Dialect {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}
