import { Injectable } from '@nestjs/common';
import { Others } from '@yard/server/store/others';
import type { Transaction } from '@yard/server/store/unit-of-work';
import type { PaymentMethod } from './payment-method.entity';

/** Told within the transaction in which somebody makes a card theirs to pay with. */
export type DefaultCardAct = (tx: Transaction, card: PaymentMethod) => Promise<void>;

/** Who wants to know that a user chose another default card. */
@Injectable()
export class DefaultCards {
  readonly others = new Others<DefaultCardAct>(['unpaid rents']);

  async chosen(tx: Transaction, card: PaymentMethod): Promise<void> {
    for (const act of this.others.inTurn) await act(tx, card);
  }
}
