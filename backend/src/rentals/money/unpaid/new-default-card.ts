import { Injectable } from '@nestjs/common';
import { type DefaultCardInput, dueNow } from '@yard/contracts';
import { wireMoney } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { DefaultCards } from '../../../payments/cards/default-cards';
import type { PaymentMethod } from '../../../payments/cards/payment-method.entity';
import { type Granted, grantSystem } from '../../records/grant';
import { lockRequestIfThere } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import { mustBeAsSeen, mustBeDue, NO_TERMS } from '../seen-sum';
import { RentRetries } from './rent-retries';
import { UnpaidRents } from './unpaid-rents';

/** A renter who chooses another default card means it for what is unpaid of rentals that are not over, too. */
@Injectable()
export class NewDefaultCard {
  constructor(
    cards: DefaultCards,
    private readonly rents: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly events: RentalEvents,
  ) {
    cards.others.register('unpaid rents', (tx, card, seen) => this.use(tx, card, seen));
  }

  private async use(tx: Transaction, card: PaymentMethod, seen: DefaultCardInput): Promise<void> {
    const { user_id, stripe_payment_method_id } = card;
    const all = await this.paidWithAnother(tx, card);
    const charges = await Promise.all(all.map((granted) => this.rents.chargedToOther(tx.manager, granted)));
    const due = dueNow({ now: charges.flat() });
    mustBeDue(seen.amount, due);
    // Only the sum over all rentals was shown.
    mustBeAsSeen({ due_now: seen.seen?.due_now }, { ...NO_TERMS, due_now: wireMoney(due) });
    for (const granted of all) {
      const { request } = granted;
      await granted.stamp(tx, { stripe_payment_method_id });
      await this.events.recorded(tx, { id: user_id }, 'update', request);
      this.retries.afterCommit(tx, request.id);
    }
  }

  private async paidWithAnother(tx: Transaction, { user_id, stripe_payment_method_id }: PaymentMethod) {
    const all: Granted<'changeCard'>[] = [];
    for (const id of await this.rents.ofRenter(tx.manager, user_id)) {
      const locked = await lockRequestIfThere(tx, id);
      if (!locked || locked.request.stripe_payment_method_id === stripe_payment_method_id) continue;
      const granted = grantSystem(tx, locked, 'changeCard');
      if (typeof granted !== 'string') all.push(granted);
    }
    return all;
  }
}
