import { setFlagsFromString } from 'node:v8';

/**
 * V8 begins to put objects among the old ones where those of the same place in the code lived long. At the start of a
 * process all listeners do; from then on that of each answer's end lay there, and held its whole request until the next
 * full collection: 20 kB a request outlived two young collections, each of which took four times as long.
 * docs/performance.md
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * Old objects are collected once they are as many and 60 % more than the last collection left. V8 lets so small a heap
 * grow to four times that: a batch, whose steps hold some hundred records each, filled 100 MB with garbage, and nothing
 * was faster for it.
 */
setFlagsFromString('--heap-growing-percent=60');
