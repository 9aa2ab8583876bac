import type { DataSource } from 'typeorm';
import type { Transaction } from '@yard/server/store/unit-of-work';
import type { HeldRequest } from '../records/held-request';

/** One of the four batches: which requests it is for, and the move it makes with each. */
export interface BatchStep {
  /** Ids of requests that look due, soonest date first. Each is looked at again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** Why this held request is not due after all; null when it is. */
  refusal(tx: Transaction, held: HeldRequest): Promise<string | null>;
  /** The same move a person would make, within the caller's transaction. */
  act(tx: Transaction, held: HeldRequest): Promise<void>;
}
