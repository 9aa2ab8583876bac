import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/**
 * Collects what this thread no longer holds, where V8 sees no reason by itself: after a start nothing happens any more,
 * and SQLite's driver gives a statement's memory, which V8 does not count, back only then.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
