import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@kit/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';

export interface EndedRental {
  id: number;
  owner_id: number;
}

export interface Ended {
  request: EndedRental;
  /** The part of the collected deposit that the owner keeps. */
  retained: MinorUnits;
}

/** Called within the transaction that closes or cancels; the rental requests are locked, their refunds are written. */
export interface EndActs {
  rentalsEnded(tx: Transaction, ended: readonly Ended[]): Promise<void>;
  /** A bank gave a deposit back after the end: so much of it is retained in all, where that is more than was. */
  retainedMore?(tx: Transaction, rentalId: number, retained: MinorUnits): Promise<void>;
}

@Injectable()
export class RentalEndings {
  readonly others = new TransactionHooks<EndActs>(['ledger', 'payouts']);

  async ended(tx: Transaction, ended: readonly Ended[]): Promise<void> {
    for (const other of this.others.ordered) await other.rentalsEnded(tx, ended);
  }

  async retainedMore(tx: Transaction, rentalId: number, retained: MinorUnits): Promise<void> {
    for (const other of this.others.ordered) await other.retainedMore?.(tx, rentalId, retained);
  }
}
