import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** A statement at the end of a transaction, to be committed with it: the key of an idempotent request, for one. */
export interface LastStatement {
  /** A transaction's last statement: it is committed with the work, or rolled back with it. */
  run(manager: EntityManager): Promise<void>;
  /** The commit was acknowledged. Never called where its outcome is unknown. */
  committed(): void;
}

export const lastStatement = new AsyncLocalStorage<LastStatement>();
