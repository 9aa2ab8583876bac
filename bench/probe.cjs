// Loaded into both servers: answers what the process has used, or what it holds after a collection.
process.on('message', (asked) => {
  if (asked === 'memory') {
    global.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ rss, heapUsed });
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  }
});
process.channel?.unref();
