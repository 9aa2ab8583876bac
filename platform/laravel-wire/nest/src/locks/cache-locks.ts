import { randomBytes } from 'node:crypto';
import { CacheLock } from './cache-lock';
import type { LockStore } from './lock-store';

/** The locks of Laravel's cache. */
export class CacheLocks {
  constructor(private readonly store: LockStore) {}

  /**
   * A lock that this server and a Laravel beside it take in turn.
   *
   * @param seconds  until it ends by itself; 0: never in Redis, after a day in the database
   * @param owner    whose it is; with the owner of another process the lock is that one's: `Cache::restoreLock`
   */
  lock(name: string, seconds = 0, owner = randomBytes(8).toString('hex')): CacheLock {
    return new CacheLock(this.store, name, seconds, owner);
  }
}
