/** What `@yard/reporting` loads when there is something to do. */
export { ask, visit } from './consent/visit';
export { report } from './errors/report';
export { keep, type Subject } from './recordings/keep';
