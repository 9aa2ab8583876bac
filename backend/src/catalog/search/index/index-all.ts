import type { QueryFunction, Dialect } from './query-function';
import { IndexWriter } from './index-writer';

interface IdRow {
  id: number;
}

const NO_LONGER_THERE =
  'SELECT s.id FROM search_machines s LEFT JOIN machines m ON m.id = s.id WHERE m.id IS NULL';
/** Machines of one step: words of so many are written in their order, which keeps the table's pages full. */
const AT_ONCE = 2_000;
const NEXT = `SELECT id FROM machines WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`;

/** Writes what differs of some machines. @returns those that were not found as they are */
export type WriteSome = (ask: QueryFunction, ids: number[]) => Promise<number[]>;

/** One step of the work: a transaction, or what stands for one. */
export type Step = <T>(work: (ask: QueryFunction) => Promise<T>) => Promise<T>;

/**
 * Compares the index with all machines and writes what differs: begun again, it passes over what is done.
 *
 * @returns the machines that were written
 */
export async function indexAll(step: Step, dialect: Dialect): Promise<number[]> {
  const write: WriteSome = (ask, ids) => new IndexWriter(ask, dialect).write(ids);
  const gone = await step(async (ask) => write(ask, await idsOf(ask<IdRow[]>(NO_LONGER_THERE, []))));
  const { written: others, last } = await ofEach(step, write);
  const written = [...gone, ...others];
  if (last > 0 || written.length > 0) await step(recount);
  return written;
}

/** All machines, so many at a time. */
export async function ofEach(step: Step, write: WriteSome): Promise<{ written: number[]; last: number }> {
  const written: number[] = [];
  let last = 0;
  for (;;) {
    const ids = await step((ask) => idsOf(ask<IdRow[]>(NEXT, [last])));
    if (ids.length === 0) return { written, last };
    written.push(...(await step((ask) => write(ask, ids))));
    last = ids.at(-1) ?? last;
  }
}

const idsOf = async (rows: Promise<IdRow[]>): Promise<number[]> => (await rows).map(({ id }) => Number(id));

/** The owners' counts, anew. Their rows are locked meanwhile, so that who is at one of them counts after this. */
async function recount(ask: QueryFunction): Promise<void> {
  await ask('UPDATE search_owners SET machines = 0, published = 0 WHERE user_id > 0', []);
  const counts = await ask<{ user_id: number; machines: number; published: number }[]>(
    'SELECT user_id, COUNT(*) AS machines, COUNT(published_at) AS published FROM search_machines GROUP BY user_id',
    [],
  );
  const known = await ask<{ user_id: number }[]>('SELECT user_id FROM search_owners', []);
  const owners = new Set(known.map(({ user_id }) => Number(user_id)));
  for (const { user_id, machines, published } of counts) {
    const sql = owners.has(Number(user_id))
      ? 'UPDATE search_owners SET machines = ?, published = ? WHERE user_id = ?'
      : 'INSERT INTO search_owners (machines, published, user_id) VALUES (?, ?, ?)';
    await ask(sql, [machines, published, user_id]);
  }
}
