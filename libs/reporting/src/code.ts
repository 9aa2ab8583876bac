/** What `@yard/reporting` loads when there is something to do. */
export { report } from './errors/report';
export { keep, type Subject } from './recordings/keep';
export { begin } from './recordings/recorder';
