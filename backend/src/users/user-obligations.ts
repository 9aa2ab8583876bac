import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';

/** Why an account cannot go, as the 409's sentence; null when nothing holds it. */
export type ObligationCheck = (tx: Transaction, userId: number) => Promise<string | null>;

/** Other features say what ties a person to them, without this one knowing them. */
@Injectable()
export class UserObligations {
  readonly others = new TransactionHooks<ObligationCheck>(['rentals', 'payouts']);

  /** The first reason, called within the transaction that locks the user's row. */
  async reasonToStay(tx: Transaction, userId: number): Promise<string | null> {
    for (const check of this.others.ordered) {
      const reason = await check(tx, userId);
      if (reason !== null) return reason;
    }
    return null;
  }
}
