import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * V8 begins to put objects among the old ones where those of the same place in the code lived long. At the start of a
 * process all listeners do; from then on that of each answer's end lay there, and held its whole request until the next
 * full collection: 20 kB a request outlived two young collections, each of which took four times as long.
 * docs/performance.md
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * Young objects are collected by the thread that made them: of 16 MB little is left, and the helpers that V8 wakes for
 * it cost two cores more than they take over. docs/performance.md
 */
setFlagsFromString('--no-parallel-scavenge');

// Before anything runs: V8's flags are not switched later.
setFlagsFromString('--expose-gc');

/**
 * Collects what this thread no longer holds, where V8 sees no reason by itself: after a start nothing happens any more,
 * and SQLite's driver gives a statement's memory, which V8 does not count, back only then.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
