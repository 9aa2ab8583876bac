import type { MinorUnits } from '@kit/money';
import type { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Granted } from '../records/granted-move';
import type { LockedRequest } from '../records/locked-request';
import type { RentalMove } from '@yard/contracts';

/** One of the four batches: which requests it is for, and the move it makes with each. */
export interface BatchStep<M extends RentalMove = RentalMove> {
  /** Ids of requests that look due, soonest date first. Each is looked at again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** The move of each, judged once more under the locks, in their order; or why a request is not due after all. */
  grantAll(tx: Transaction, all: readonly LockedRequest[]): Promise<(Granted<M> | string)[]>;
  /** Tells a dry run the amount that each would charge or give back, in minor units; null where no money moves. */
  amounts(tx: Transaction, all: readonly Granted<M>[]): Promise<(MinorUnits | null)[]>;
  /** Makes them, within the caller's transaction. @returns what each charges or gives back, in their order */
  act(tx: Transaction, all: readonly Granted<M>[]): Promise<(MinorUnits | null)[]>;
}
