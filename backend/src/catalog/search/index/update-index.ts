import type { CalendarDate } from '@yard/dates';
import type { DataSource, EntityManager } from 'typeorm';
import { indexAttributes } from '../attributes/index-attributes';
import { AttributeWriter } from '../attributes/attribute-writer';
import { indexAll, ofEach, type Step } from './index-all';
import type { QueryFunction, Dialect } from './query-function';
import { IndexWriter } from './index-writer';
import { updateAllHidden, updateHidden } from './owners-hidden';
import { writeReach } from './reach-writer';
import { writeSignatures } from './signature-writer';
import { takenWriter, writeTakenUntil } from './taken-writer';

/**
 * Brings what is found in step with the machines' rows, in the transaction that wrote them. Whoever inserts, changes or
 * deletes machines ends with it; the same again changes nothing.
 */
export async function updateIndex(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await new IndexWriter(askOf(manager), dialectOf(manager.dataSource)).update(ids);
  await new AttributeWriter(askOf(manager)).write(ids);
  await writeReach(askOf(manager), ids);
  await writeSignatures(askOf(manager), ids);
  await updateCalendarIndex(manager, ids);
}

/** Until when machines are taken, of what is in their calendars; for many at once. */
export async function updateCalendarIndex(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await takenWriter(dialectOf(manager.dataSource))(askOf(manager), [...ids]);
}

/** In the transaction that takes days of a machine. @param day  the last of them */
export async function updateTakenUntil(
  manager: EntityManager,
  machineId: number,
  day: CalendarDate,
): Promise<void> {
  await writeTakenUntil(askOf(manager), machineId, day);
}

/** Whether somebody's machines are offered, in the transaction that changed the account. */
export async function updateOwnerIndex(manager: EntityManager, userId: number): Promise<void> {
  await updateHidden(askOf(manager), userId);
}

/** All machines, in several transactions. @returns how many of them were not found as they are, each once */
export async function indexEverything(dataSource: DataSource): Promise<number> {
  const step: Step = (work) => dataSource.transaction((manager) => work(askOf(manager)));
  const written = await indexAll(step, dialectOf(dataSource));
  const { written: brought } = await ofEach(step, writeReach);
  const { written: signed } = await ofEach(step, writeSignatures);
  const { written: taken } = await ofEach(step, takenWriter(dialectOf(dataSource)));
  const hidden = await step(updateAllHidden);
  const attributes = await indexAttributes(step);
  return new Set([...written, ...brought, ...signed, ...taken, ...hidden, ...attributes]).size;
}

function askOf(manager: EntityManager): QueryFunction {
  return (sql, parameters) => manager.query(sql, parameters);
}

function dialectOf({ options }: DataSource): Dialect {
  return options.type === 'mysql' ? 'mysql' : 'sqlite';
}
