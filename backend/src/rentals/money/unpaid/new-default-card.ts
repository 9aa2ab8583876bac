import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { DefaultCards } from '../../../payments/cards/default-cards';
import type { PaymentMethod } from '../../../payments/cards/payment-method.entity';
import { grantSystem } from '../../records/granted-move';
import { lockRequestIfThere } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import { RentRetries } from './rent-retries';
import { UnpaidRents } from './unpaid-rents';

/** A renter who chooses another default card means it for what is unpaid of rentals that are not over, too. */
@Injectable()
export class NewDefaultCard implements OnModuleInit {
  constructor(
    private readonly cards: DefaultCards,
    private readonly rents: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly events: RentalEvents,
  ) {}

  onModuleInit(): void {
    this.cards.others.register('unpaid rents', (tx, card) => this.use(tx, card));
  }

  private async use(tx: Transaction, card: PaymentMethod): Promise<void> {
    for (const id of await this.rents.ofRenter(tx.manager, card.user_id)) {
      const locked = await lockRequestIfThere(tx, id);
      const { stripe_payment_method_id } = card;
      if (!locked || locked.request.stripe_payment_method_id === stripe_payment_method_id) continue;
      const granted = grantSystem(tx, locked, 'changeCard');
      if (typeof granted === 'string') continue;
      await granted.stamp(tx, { stripe_payment_method_id });
      await this.events.recorded(tx, { id: card.user_id }, 'update', locked.request);
      this.retries.afterCommit(tx, id);
    }
  }
}
