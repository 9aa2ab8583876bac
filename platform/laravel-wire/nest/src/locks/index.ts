export { CacheLock, CacheLocks, LockTimeout, type LockStore } from './cache-lock';
export { oneServerMutex, type ScheduledEvent, scheduleMutex } from './schedule-mutex';
