/** What a provider is asked at the same time by one piece of work. */
const CALLS_AT_ONCE = 25;

/** What was answered is handed on at least so often: until it is written down, nobody knows of it. */
const WAVE_MS = 1_000;

/**
 * Makes a call for each thing, so many at a time, and hands on what each wave was answered: of a quick provider many
 * answers together.
 *
 * @throws what the first call that fails throws, after all were made and what they were answered is written down
 */
export async function inWaves<K, R>(
  things: readonly K[],
  call: (thing: K) => Promise<R>,
  answered: (answers: R[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < things.length;) {
    const ends = await wave(things.slice(from), call);
    await answered(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])));
    failures.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    from += ends.length;
  }
  if (failures.length > 0) throw failures[0];
}

/** The first of the things, as many as are begun in time; one for each call that may be under way at least. */
async function wave<K, R>(
  things: readonly K[],
  call: (thing: K) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const until = performance.now() + WAVE_MS;
  const calls: Promise<R>[] = [];
  const caller = async () => {
    do {
      const thing = things[calls.length];
      if (thing === undefined) return;
      const made = call(thing);
      calls.push(made);
      await made.catch(() => undefined);
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, caller));
  return Promise.allSettled(calls);
}
