import type { MinorUnits } from '@kit/money';
import type { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Granted } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import type { RentalMove } from '@yard/contracts/rental-moves';

/** A batch's rule: the requests that are due for it, and the move it makes with each. */
export interface BatchStep<M extends RentalMove = RentalMove> {
  /** Ids of requests that look due, soonest date first. Each is judged again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** The move of each, judged once more under the locks, in their order; or why a request is not due after all. */
  grantAll(tx: Transaction, all: readonly LockedRequest[]): Promise<(Granted<M> | string)[]>;
  /** Amounts for a dry run, charged or refunded per request, in minor units; null where no money moves. */
  amounts(tx: Transaction, all: readonly Granted<M>[]): Promise<(MinorUnits | null)[]>;
  /** Makes the moves, within the caller's transaction. @returns what each charges or refunds, in their order */
  apply(tx: Transaction, all: readonly Granted<M>[]): Promise<(MinorUnits | null)[]>;
}
