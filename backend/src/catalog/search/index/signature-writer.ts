import { placesFor } from '../../../database/raw';
import { wordsKept } from '../words/machine-words';
import { signatureOf, UNSIGNED } from '../words/signature';
import type { Ask } from './ask';

/** Each is compared with half of them before its own is found. */
const AT_ONCE = 200;

/** Writes the signatures of machines' words, where they differ. @returns of how many they were wrong, and not missing */
export async function writeSignatures(ask: Ask, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await ask<{ id: number; words: string; signature: number | string }[]>(
    `SELECT id, words, signature FROM search_machines WHERE id IN (${placesFor(ids)})`,
    [...ids],
  );
  const signed = rows.map((row) => ({ ...row, now: signatureOf(wordsKept(row.words)) }));
  const differing = signed.filter(({ signature, now }) => Number(signature) !== now);
  for (let from = 0; from < differing.length; from += AT_ONCE) {
    const some = differing.slice(from, from + AT_ONCE);
    const cases = some.map(() => 'WHEN ? THEN ?').join(' ');
    await ask(
      `UPDATE search_machines SET signature = CASE id ${cases} END WHERE id IN (${placesFor(some)})`,
      [...some.flatMap(({ id, now }) => [Number(id), now]), ...some.map(({ id }) => Number(id))],
    );
  }
  return differing.filter(({ signature }) => Number(signature) !== UNSIGNED).length;
}
