/**
 * What node is told where the product runs: of V8's own threads one, in place of four that take both cores of a small
 * machine from the one which answers (docs/performance.md, Garbage). Whoever has more cores starts more processes. It
 * can be told by the command line alone: `npm start`, the image and the service of systemd name it themselves.
 */
export const NODE_FLAGS = ['--v8-pool-size=1'];
