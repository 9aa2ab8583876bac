/** What a provider is asked at the same time by one piece of work. */
const CALLS_AT_ONCE = 25;

/**
 * Makes a call for each thing, so many at a time, and hands on what each wave was answered.
 *
 * @throws what the first call that fails throws, after all were made and what they were answered is written down
 */
export async function inWaves<K, R>(
  things: readonly K[],
  call: (thing: K) => Promise<R>,
  answered: (answers: R[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < things.length; from += CALLS_AT_ONCE) {
    const ends = await Promise.allSettled(things.slice(from, from + CALLS_AT_ONCE).map(call));
    await answered(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])));
    failures.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
  }
  if (failures.length > 0) throw failures[0];
}
