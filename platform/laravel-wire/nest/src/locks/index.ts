export { CacheLock, LockTimeout } from './cache-lock';
export { CacheLocks } from './cache-locks';
export type { LockStore } from './lock-store';
export { oneServerMutex, type ScheduledEvent, scheduleMutex } from './schedule-mutex';
