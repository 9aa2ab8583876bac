import { Injectable } from '@nestjs/common';
import type { DefaultCardInput } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';
import type { PaymentMethod } from './payment-method.entity';

/** Called within the transaction in which somebody makes a card theirs to pay with. */
export type DefaultCardHook = (tx: Transaction, card: PaymentMethod, seen: DefaultCardInput) => Promise<void>;

@Injectable()
export class DefaultCards {
  readonly others = new TransactionHooks<DefaultCardHook>(['unpaid rents']);

  async chosen(tx: Transaction, card: PaymentMethod, seen: DefaultCardInput): Promise<void> {
    for (const act of this.others.ordered) await act(tx, card, seen);
  }
}
