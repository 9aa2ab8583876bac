// Loaded into both servers: answers what the process has used, what it holds after a collection, or how long its event
// loop was held since the last time that was asked.
const { monitorEventLoopDelay } = require('node:perf_hooks');

let delay = null;

process.on('message', (asked) => {
  if (asked === 'memory') {
    global.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ rss, heapUsed });
  } else if (asked === 'loop') {
    process.send?.({ max: (delay?.max ?? 0) / 1e6, p99: (delay?.percentile(99) ?? 0) / 1e6 });
    delay ??= monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    delay.reset();
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  }
});
process.channel?.unref();
