import { placesFor } from '@kit/server/store/reading';
import { storedWords } from '../words/machine-words';
import { signatureOf, UNSIGNED } from '../words/signature';
import type { QueryFunction } from './query-function';
import { writeEach } from './write-each';

/** Writes the signatures of machines' words, where they differ. @returns of which they were wrong, and not missing */
export async function writeSignatures(ask: QueryFunction, ids: readonly number[]): Promise<number[]> {
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
