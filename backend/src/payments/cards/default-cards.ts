import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/unit-of-work';
import type { PaymentMethod } from './payment-method.entity';

/** Told within the transaction in which somebody makes a card theirs to pay with. */
export type DefaultCardListener = (tx: Transaction, card: PaymentMethod) => Promise<void>;

/** Who wants to know that a user chose another default card. */
@Injectable()
export class DefaultCards {
  private readonly listeners: DefaultCardListener[] = [];

  listen(listener: DefaultCardListener): void {
    this.listeners.push(listener);
  }

  async chosen(tx: Transaction, card: PaymentMethod): Promise<void> {
    for (const listener of this.listeners) await listener(tx, card);
  }
}
