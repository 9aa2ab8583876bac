// Loaded into the product (`--require`): tells over IPC what the process holds, after a collection.
const { readdirSync } = require('node:fs');

/** The types of what keeps the loop alive, and how many there are of each. */
function handles() {
  const counts = {};
  for (const type of process.getActiveResourcesInfo()) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function held() {
  global.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, external, fds: readdirSync('/proc/self/fd').length, handles: handles() };
}

process.on('message', (asked) => asked === 'held' && process.send?.(held()));
process.channel?.unref();
