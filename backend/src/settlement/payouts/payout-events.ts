import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { type OutcomeActs, PaymentOutcomes } from '../../payments/payment-outcomes';
import type { Payment } from '../../payments/payment.entity';
import { StripeEvents } from '../../payments/webhooks/stripe-events';
import { type EndedRental, type EndActs, RentalEndings } from '../../rentals/money/rental-endings';
import { PayoutAccounts } from './payout-accounts';
import { PayoutRuns } from './payout-runs';

/** What makes a payout due, or possible. */
@Injectable()
export class PayoutEvents implements OutcomeActs, EndActs, OnModuleInit {
  constructor(
    private readonly outcomes: PaymentOutcomes,
    private readonly endings: RentalEndings,
    private readonly events: StripeEvents,
    private readonly accounts: PayoutAccounts,
    private readonly runs: PayoutRuns,
  ) {}

  onModuleInit(): void {
    this.outcomes.others.join('payouts', this);
    this.endings.others.join('payouts', this);
    this.events.on('account.updated', async ({ account, object }) => {
      const known = await this.accounts.find({ stripe_account_id: account ?? object.id });
      if (known) await this.accounts.heard(known);
    });
  }

  paymentSettled(tx: Transaction, payment: Payment): Promise<void> {
    return this.moved(tx, payment.rental_request_id);
  }

  refundSettled(tx: Transaction, payment: Payment): Promise<void> {
    return this.moved(tx, payment.rental_request_id);
  }

  refundReversed(tx: Transaction, payment: Payment): Promise<void> {
    return this.moved(tx, payment.rental_request_id);
  }

  rentalEnded(tx: Transaction, { id }: EndedRental): Promise<void> {
    return this.moved(tx, id);
  }

  private moved(tx: Transaction, rentalId: number): Promise<void> {
    this.runs.afterCommit(tx, rentalId);
    return Promise.resolve();
  }
}
