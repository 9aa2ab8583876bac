// Preloaded by a spec: tells at the end which packages of OpenTelemetry the process has loaded.
process.on('exit', () => {
  const names = Object.keys(require.cache).flatMap(
    (path) => /@opentelemetry\/([\w-]+)/.exec(path)?.[1] ?? [],
  );
  process._rawDebug(`opentelemetry: ${[...new Set(names)].join(' ')}`);
});
