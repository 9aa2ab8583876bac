export { createYard, type Yard } from './yard';
export type { Creatable, Crud, Destroyable, ListQuery, Readable, Updatable } from './records';
export { type ErrorKind, presentErrors, WireError } from '@laravel-wire/client';
