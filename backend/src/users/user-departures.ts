import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';

type Departure = (tx: Transaction, userId: number) => Promise<void>;

/** Deletes with an account the records that features keep for that person alone. */
@Injectable()
export class UserDepartures {
  readonly others = new TransactionHooks<Departure>(['saved', 'calendars']);
  /** Features that keep something that names an erased person delete it here. */
  readonly erasures = new TransactionHooks<Departure>(['photos']);

  /** Within the transaction that deletes the account. */
  async of(tx: Transaction, userId: number): Promise<void> {
    for (const departure of this.others.ordered) await departure(tx, userId);
  }

  async erased(tx: Transaction, userId: number): Promise<void> {
    for (const erasure of this.erasures.ordered) await erasure(tx, userId);
  }
}
