/**
 * Node's flags in production: one V8 thread in place of four, which take both cores of a small machine from
 * the one which answers (docs/performance.md, Garbage). With more cores one starts more processes. Only the
 * command line can set it: `npm start`, the image and the service of systemd name it themselves.
 */
export const NODE_FLAGS = ['--v8-pool-size=1'];
