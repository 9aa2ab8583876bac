import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** Who wants to be committed together with whatever is done for them; a request that may be repeated, for one. */
export interface LastStatement {
  /** A transaction's last statement: it is committed with the work, or rolled back with it. */
  run(manager: EntityManager): Promise<void>;
  /** The commit was acknowledged. Never called where its outcome is unknown. */
  committed(): void;
}

export const lastStatement = new AsyncLocalStorage<LastStatement>();
