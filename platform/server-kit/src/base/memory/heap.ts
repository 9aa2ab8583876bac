import { setFlagsFromString } from 'node:v8';

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
