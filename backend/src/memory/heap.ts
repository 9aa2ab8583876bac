import { setFlagsFromString } from 'node:v8';

/**
 * V8 begins to put objects among the old ones where those of the same place in the code lived long. At the start of a
 * process all listeners do; from then on that of each answer's end lay there, and held its whole request until the next
 * full collection: 20 kB a request outlived two young collections, each of which took four times as long.
 * docs/performance.md
 */
setFlagsFromString('--no-allocation-site-pretenuring');
