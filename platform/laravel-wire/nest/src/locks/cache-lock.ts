import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Laravel's cache as the place of locks. Times are seconds; 0 says that the lock has no end of its own. */
export interface LockStore {
  /** Takes the lock where nobody has it. */
  acquire(name: string, owner: string, seconds: number): Promise<boolean>;
  /** Sets a new end of the owner's lock; false where it is not theirs. */
  refresh(name: string, owner: string, seconds: number): Promise<boolean>;
  /** False where it is not the owner's. */
  release(name: string, owner: string): Promise<boolean>;
  forceRelease(name: string): Promise<void>;
  /** The owner's token. */
  ownerOf(name: string): Promise<string | null>;
}

/** Nobody released the lock in time. */
export class LockTimeout extends Error {
  constructor(name: string) {
    super(`The lock ${name} was not released in time.`);
  }
}

/** Laravel's own pause of `block` before it tries again. */
const ATTEMPT_EVERY_MS = 250;

/** A lock of Laravel's cache, shared with a Laravel on the same store: `Cache::lock(name, seconds)`. */
export class CacheLock {
  constructor(
    private readonly store: LockStore,
    readonly name: string,
    readonly seconds: number,
    readonly owner: string,
  ) {}

  /** True where nobody had it. With `work`: what that returns, and the lock is released after it, or false. */
  get(): Promise<boolean>;
  get<T>(work: () => T | Promise<T>): Promise<T | false>;
  async get<T>(work?: () => T | Promise<T>): Promise<T | boolean> {
    if (!(await this.store.acquire(this.name, this.owner, this.seconds))) return false;
    return work ? this.#released(work) : true;
  }

  /** Waits for the lock. @throws LockTimeout  when others have it for `seconds` from now on */
  async block<T = true>(seconds: number, work?: () => T | Promise<T>): Promise<T | true> {
    const end = performance.now() + seconds * 1000;
    while (!(await this.store.acquire(this.name, this.owner, this.seconds))) {
      if (performance.now() + ATTEMPT_EVERY_MS >= end) throw new LockTimeout(this.name);
      await pause(ATTEMPT_EVERY_MS);
    }
    return work ? this.#released(work) : true;
  }

  /** Has the lock end `seconds` from now. False where it is not this owner's any more. */
  refresh(seconds = this.seconds): Promise<boolean> {
    return this.store.refresh(this.name, this.owner, seconds);
  }

  /** False where it is not this owner's. */
  release(): Promise<boolean> {
    return this.store.release(this.name, this.owner);
  }

  forceRelease(): Promise<void> {
    return this.store.forceRelease(this.name);
  }

  async isLocked(): Promise<boolean> {
    return (await this.store.ownerOf(this.name)) !== null;
  }

  async isOwnedByCurrentProcess(): Promise<boolean> {
    return (await this.store.ownerOf(this.name)) === this.owner;
  }

  async #released<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      await this.release();
    }
  }
}

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
