/** Laravel's cache as the place of locks. Times are seconds; 0 says that the lock has no end of its own. */
export interface LockStore {
  /** Takes the lock where nobody has it. */
  acquire(name: string, owner: string, seconds: number): Promise<boolean>;
  /** Sets a new end of the owner's lock; false where it is not theirs. */
  refresh(name: string, owner: string, seconds: number): Promise<boolean>;
  /** False where it is not the owner's. */
  release(name: string, owner: string): Promise<boolean>;
  /** Whoever has it. */
  forceRelease(name: string): Promise<void>;
  /** Who has it. */
  ownerOf(name: string): Promise<string | null>;
}
