// Users of the broken cluster, act after act, and the longest time without a useful answer.
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../load/people.mjs';
import { writers } from '../load/writers.mjs';
import { watch } from './watch.mjs';

export const [WRITERS, READERS] = [5, 3];
/** Pause between two acts of one person; after a refusal it is a little longer. */
const [THINKS_MS, AGAIN_MS] = [120, 200];
const HANG_MS = 10_000;
const ORDER = [
  'message',
  'approval',
  'message',
  'rivals',
  'message',
  'refusal',
  'message',
  'message',
  'picture',
  'removal',
];

/** @returns `facts`, what was acknowledged; `watched()`, since it was last asked; `stop()` */
export async function people(url, ids) {
  const crowd = await writers(url, ids, { order: ORDER });
  const reader = await signedIn(url, 'renter');
  const writes = watch();
  const reads = watch();
  let isOver = false;

  const goesOn = async (seen, act) => {
    const spell = seen.somebody();
    while (!isOver) {
      spell(
        await act().then(
          () => 'done',
          ({ word, message }) => word ?? message,
        ),
        performance.now(),
      );
      await pause(THINKS_MS + (spell.isFailing() ? AGAIN_MS : 0));
    }
  };
  const looks = async () => {
    const late = pause(HANG_MS, { status: 'hang' }, { ref: false });
    const path = Math.random() < 0.5 ? '/api/machines?search=excavator' : '/api/rental_requests?role=renter';
    const answer = await Promise.race([reader.call('GET', path), late]).catch(() => ({ status: 'broken' }));
    if (answer.status !== 200) throw Object.assign(new Error('no list'), { word: wordOf(answer) });
  };
  const going = [
    ...Array.from({ length: WRITERS }, () => goesOn(writes, () => crowd.next().run())),
    ...Array.from({ length: READERS }, () => goesOn(reads, looks)),
  ];
  return {
    facts: crowd.facts,
    watched: () => ({ writes: writes.taken(), reads: reads.taken() }),
    async stop() {
      isOver = true;
      await Promise.all(going);
    },
  };
}

const wordOf = ({ status, headers }) =>
  status === 503 && headers?.get('retry-after') ? '503 with Retry-After' : String(status);
