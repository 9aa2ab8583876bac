import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Before anything runs: V8's flags are not switched later.
setFlagsFromString('--expose-gc');

/**
 * Collects what this thread no longer holds, where V8 sees no reason by itself: after a start nothing happens any more,
 * and SQLite's driver gives a statement's memory, which V8 does not count, back only then.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
