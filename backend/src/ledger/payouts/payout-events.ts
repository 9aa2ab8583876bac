import { Injectable } from '@nestjs/common';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type OutcomeActs, PaymentOutcomes, type RefundOf } from '../../payments/payment-outcomes';
import type { Payment } from '../../payments/payment.entity';
import { StripeEvents } from '../../payments/webhooks/stripe-events';
import { type EndActs, type Ended, RentalEndings } from '../../rentals/money/rental-endings';
import { PayoutAccounts } from './payout-accounts';
import { PayoutRuns } from './payout-runs';

@Injectable()
export class PayoutEvents implements OutcomeActs, EndActs {
  constructor(
    outcomes: PaymentOutcomes,
    endings: RentalEndings,
    events: StripeEvents,
    accounts: PayoutAccounts,
    private readonly runs: PayoutRuns,
  ) {
    outcomes.others.register('payouts', this);
    endings.others.register('payouts', this);
    events.on('account.updated', async ({ account, object }) => {
      const known = await accounts.find({ stripe_account_id: account ?? object.id });
      if (known) await accounts.update(known);
    });
  }

  paymentsSettled(tx: Transaction, payments: readonly Payment[]): Promise<void> {
    return this.moved(tx, columnOf(payments, 'rental_request_id'));
  }

  refundsSettled(tx: Transaction, refunds: readonly RefundOf[]): Promise<void> {
    return this.moved(tx, columnOf(columnOf(refunds, 'payment'), 'rental_request_id'));
  }

  refundReversed(tx: Transaction, payment: Payment): Promise<void> {
    return this.moved(tx, [payment.rental_request_id]);
  }

  rentalsEnded(tx: Transaction, ended: readonly Ended[]): Promise<void> {
    return this.moved(tx, columnOf(columnOf(ended, 'request'), 'id'));
  }

  private moved(tx: Transaction, rentalIds: readonly number[]): Promise<void> {
    for (const id of rentalIds) this.runs.afterCommit(tx, id);
    return Promise.resolve();
  }
}
