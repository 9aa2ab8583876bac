// In both servers: what the process used, holds after a collection, and how long its loop was held.
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
