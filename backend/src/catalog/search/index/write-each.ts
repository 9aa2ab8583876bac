import { placesFor } from '@kit/server/store/reading';
import type { QueryFunction } from './query-function';

const AT_ONCE = 200;

/** Writes a column of machines, a value for each. @param values  by the machine's id */
export async function writeEach(
  ask: QueryFunction,
  column: 'signature' | 'taken_until',
  values: ReadonlyMap<number, number | string>,
): Promise<void> {
  const all = [...values];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const cases = some.map(() => 'WHEN ? THEN ?').join(' ');
    const ids = some.map(([id]) => id);
    await ask(`UPDATE search_machines SET ${column} = CASE id ${cases} END WHERE id IN (${placesFor(ids)})`, [
      ...some.flat(),
      ...ids,
    ]);
  }
}
