// Loaded into both servers: answers what the process holds and has used.
process.on('message', () => {
  global.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss, heapUsed, cpu: user + system });
});
process.channel?.unref();
