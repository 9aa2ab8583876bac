import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';

/** Takes away records that require the right to list machines. @returns the number of records */
type Lost = (tx: Transaction, userId: number) => Promise<number>;

/** Hooks for a user's loss of store access, in the transaction that takes it; the user's row is locked. */
@Injectable()
export class LostStoreAccess {
  readonly others = new TransactionHooks<Lost>(['machines']);

  async of(tx: Transaction, userId: number): Promise<number> {
    let count = 0;
    for (const lost of this.others.ordered) count += await lost(tx, userId);
    return count;
  }
}
