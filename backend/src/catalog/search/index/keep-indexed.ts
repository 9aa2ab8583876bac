import type { DataSource, EntityManager } from 'typeorm';
import { indexAttributes } from '../attributes/index-attributes';
import { AttributeWriter } from '../attributes/attribute-writer';
import { indexAll, ofEach, type Step } from './index-all';
import type { Ask, Dialect } from './ask';
import { IndexWriter } from './index-writer';
import { keepAllHidden, keepHidden } from './owners-hidden';
import { writeReach } from './reach-writer';
import { writeSignatures } from './signature-writer';

/**
 * Brings what is found in step with the machines' rows, in the transaction that wrote them. Whoever inserts, changes or
 * deletes machines ends with it; the same again changes nothing.
 */
export async function keepIndexed(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await new IndexWriter(askOf(manager), dialectOf(manager.dataSource)).keep(ids);
  await new AttributeWriter(askOf(manager)).write(ids);
  await writeReach(askOf(manager), ids);
  await writeSignatures(askOf(manager), ids);
}

/** Whether somebody's machines are offered, in the transaction that changed the account. */
export async function keepOwnerIndexed(manager: EntityManager, userId: number): Promise<void> {
  await keepHidden(askOf(manager), userId);
}

/** All machines, in several transactions. @returns how many were not as they should be */
export async function indexEverything(dataSource: DataSource): Promise<number> {
  const step: Step = (work) => dataSource.transaction((manager) => work(askOf(manager)));
  const written = await indexAll(step, dialectOf(dataSource));
  const { written: brought } = await ofEach(step, writeReach);
  const { written: signed } = await ofEach(step, writeSignatures);
  const hidden = await step(keepAllHidden);
  return written + brought + signed + hidden + (await indexAttributes(step));
}

function askOf(manager: EntityManager): Ask {
  return (sql, parameters) => manager.query(sql, parameters);
}

function dialectOf({ options }: DataSource): Dialect {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}
