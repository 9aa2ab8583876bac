import type { DataSource } from 'typeorm';
import type { Transaction } from '@yard/server/store/unit-of-work';
import type { Granted } from '../records/granted-move';
import type { HeldRequest } from '../records/held-request';
import type { RentalMove } from '@yard/contracts';

/** One of the four batches: which requests it is for, and the move it makes with each. */
export interface BatchStep<M extends RentalMove = RentalMove> {
  /** Ids of requests that look due, soonest date first. Each is looked at again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** The move, once more under the lock; or why this request is not due after all. */
  grant(tx: Transaction, held: HeldRequest): Promise<Granted<M> | string>;
  /** Makes it, within the caller's transaction. */
  act(tx: Transaction, granted: Granted<M>): Promise<void>;
}
