const CALLS_AT_ONCE = 25;

/** Answers are handed on at least this often, so that they are soon written down. */
const WAVE_MS = 1_000;

/**
 * Makes a call for each item, so many at a time, and hands on what each wave was answered: of a quick provider many
 * answers together.
 *
 * @throws what the first call that fails throws, after all were made and what they were answered is written down
 */
export async function inWaves<K, R>(
  items: readonly K[],
  call: (item: K) => Promise<R>,
  answered: (answers: R[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < items.length;) {
    const ends = await wave(items.slice(from), call);
    await answered(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])));
    failures.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    from += ends.length;
  }
  if (failures.length > 0) throw failures[0];
}

/** The first of the items, as many as are begun in time; one for each call that may be under way at least. */
async function wave<K, R>(
  items: readonly K[],
  call: (item: K) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const until = performance.now() + WAVE_MS;
  const calls: Promise<R>[] = [];
  const caller = async () => {
    do {
      const item = items[calls.length];
      if (item === undefined) return;
      const made = call(item);
      calls.push(made);
      await made.catch(() => undefined);
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, caller));
  return Promise.allSettled(calls);
}
