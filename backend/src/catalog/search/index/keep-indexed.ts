import type { DataSource, EntityManager } from 'typeorm';
import { indexAll } from './index-all';
import { type Ask, type Dialect, IndexWriter } from './index-writer';

/**
 * Brings what is found in step with the machines' rows, in the transaction that wrote them. Whoever inserts, changes or
 * deletes machines ends with it; the same again changes nothing.
 */
export async function keepIndexed(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await new IndexWriter(askOf(manager), dialectOf(manager.dataSource)).keep(ids);
}

/** All machines, in several transactions. @returns how many were not as they should be */
export function indexEverything(dataSource: DataSource): Promise<number> {
  return indexAll((work) => dataSource.transaction((manager) => work(askOf(manager))), dialectOf(dataSource));
}

function askOf(manager: EntityManager): Ask {
  return (sql, parameters) => manager.query(sql, parameters);
}

function dialectOf({ options }: DataSource): Dialect {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}
