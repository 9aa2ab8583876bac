// Loaded first (`--require`) by the process that runs specs, by jest's workers and by their threads: answers the code's
// question whether a fault is on (YARD_FAULT is its number), and remembers which were asked for.
const threads = require('node:worker_threads');

const KEY = 'yard-faults';
const asked = new Uint8Array(
  threads.isMainThread ? new SharedArrayBuffer(4096) : threads.getEnvironmentData(KEY).buffer,
);
const on = Number(process.env.YARD_FAULT ?? 0);

globalThis.__yardFault = (number) => {
  asked[number] = 1;
  return number === on;
};
/** The numbers that were asked for since the last call. */
globalThis.__yardAsked = () => {
  const numbers = [...asked.keys()].filter((number) => asked[number] === 1);
  asked.fill(0);
  return numbers;
};

threads.setEnvironmentData(KEY, asked);
const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(file, options = {}) {
    super(file, {
      ...options,
      execArgv: [...(options.execArgv ?? process.execArgv), '--require', __filename],
    });
  }
};
