import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** Who wants to be committed together with whatever is done for them; a request that may be repeated, for one. */
export interface LastWords {
  /** A transaction's last statement: it is committed with the work, or rolled back with it. */
  say(manager: EntityManager): Promise<void>;
  /** The commit was acknowledged. Never called where its outcome is unknown. */
  heard(): void;
}

export const lastWords = new AsyncLocalStorage<LastWords>();
