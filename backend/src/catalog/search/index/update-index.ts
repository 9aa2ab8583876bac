import type { CalendarDate } from '@yard/dates';
import type { DataSource, EntityManager } from 'typeorm';
import { AttributeWriter } from '../attributes/attribute-writer';
import { indexAll, ofEach, type Step, type WriteSome } from './index-all';
import type { QueryFunction, Dialect } from './query-function';
import { IndexWriter } from './index-writer';
import { updateAllHidden, updateHidden } from './owners-hidden';
import { placesFor } from '@kit/server/store/reading';
import { storedWords } from '../words/machine-words';
import { signatureOf, UNSIGNED } from '../words/signature';
import { writeEach } from './write-each';

const NEVER_TAKEN = '1970-01-01';
const LAST_DAYS = [
  'SELECT machine_id, MAX(day) AS day FROM machine_days WHERE 1 = 1',
  'SELECT machine_id, MAX(end_date) AS day FROM blackouts WHERE deleted_at IS NULL',
];

/**
 * Writes until when machines are taken, where it differs. Who takes days of a machine holds its row here meanwhile.
 *
 * @returns  of which days that are taken would have been taken for free
 */
function takenWriter(dialect: Dialect): WriteSome {
  const lock = dialect === 'mysql' ? ' FOR UPDATE' : '';
  return async (ask, ids) => {
    if (ids.length === 0) return [];
    const stored = await ask<{ id: number; taken_until: string }[]>(
      `SELECT id, taken_until FROM search_machines WHERE id IN (${placesFor(ids)})${lock}`,
      [...ids],
    );
    const lastDays = await lastDaysOf(ask, ids);
    const rows = stored.map((row) => ({ ...row, now: lastDays.get(Number(row.id)) ?? NEVER_TAKEN }));
    const differing = rows.filter(({ taken_until, now }) => taken_until !== now);
    await writeEach(ask, 'taken_until', new Map(differing.map(({ id, now }) => [Number(id), now])));
    const wrong = differing.filter(({ taken_until, now }) => taken_until < now);
    return wrong.map(({ id }) => Number(id));
  };
}

/** Leaves out machines that are not taken at all. */
async function lastDaysOf(ask: QueryFunction, ids: readonly number[]): Promise<Map<number, string>> {
  const days = new Map<number, string>();
  for (const last of LAST_DAYS) {
    const sql = `${last} AND machine_id IN (${placesFor(ids)}) GROUP BY machine_id`;
    for (const { machine_id, day } of await ask<{ machine_id: number; day: string }[]>(sql, [...ids])) {
      const id = Number(machine_id);
      if (day > (days.get(id) ?? NEVER_TAKEN)) days.set(id, day);
    }
  }
  return days;
}

/** The widest radius of a machine's delivery options; null where it is fetched. */
const REACH = `(SELECT MAX(o.radius) FROM machine_delivery_options o
  WHERE o.machine_id = search_machines.id AND o.deleted_at IS NULL)`;
const NONE = -1;

/** Writes how far machines are brought, where it differs. @returns of which it did */
async function writeReach(ask: QueryFunction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ask<{ id: number }[]>(
    `SELECT id FROM search_machines
      WHERE id IN (${placesFor(ids)}) AND COALESCE(reach, ${NONE}) <> COALESCE(${REACH}, ${NONE})`,
    [...ids],
  );
  const differing = rows.map(({ id }) => Number(id));
  if (differing.length > 0)
    await ask(`UPDATE search_machines SET reach = ${REACH} WHERE id IN (${placesFor(differing)})`, differing);
  return differing;
}

const OF_NOBODY =
  'DELETE FROM search_attributes WHERE NOT EXISTS (SELECT 1 FROM machines m WHERE m.id = machine_id)';

/** Compares all machines' attributes with what they are found by. @returns those that were not found as they are */
async function indexAttributes(step: Step): Promise<number[]> {
  await step((ask) => ask(OF_NOBODY, []));
  return (await ofEach(step, (ask, ids) => new AttributeWriter(ask).write(ids))).written;
}

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

/**
 * Call it in the transaction that takes days of a machine. Days given back leave what is written: then a search looks at
 * a calendar for nothing.
 *
 * @param day  the last of them
 */
export async function updateTakenUntil(
  manager: EntityManager,
  machineId: number,
  day: CalendarDate,
): Promise<void> {
  const sql = 'UPDATE search_machines SET taken_until = ? WHERE id = ? AND taken_until < ?';
  await askOf(manager)(sql, [day, machineId, day]);
}

/** Call it in the transaction that changed the account: its machines may now be offered, or no longer. */
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

const askOf =
  (manager: EntityManager): QueryFunction =>
  (sql, parameters) =>
    manager.query(sql, parameters);

const dialectOf = ({ options }: DataSource): Dialect => (options.type === 'mysql' ? 'mysql' : 'sqlite');

/** Writes the signatures of machines' words, where they differ. @returns of which they were wrong, and not missing */
async function writeSignatures(ask: QueryFunction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ask<{ id: number; words: string; signature: number | string }[]>(
    `SELECT id, words, signature FROM search_machines WHERE id IN (${placesFor(ids)})`,
    [...ids],
  );
  const signed = rows.map((row) => ({ ...row, now: signatureOf(storedWords(row.words)) }));
  const differing = signed.filter(({ signature, now }) => Number(signature) !== now);
  await writeEach(ask, 'signature', new Map(differing.map(({ id, now }) => [Number(id), now])));
  const wrong = differing.filter(({ signature }) => Number(signature) !== UNSIGNED);
  return wrong.map(({ id }) => Number(id));
}
