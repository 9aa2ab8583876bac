import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';
import type { Payment } from './payment.entity';
import type { Refund } from './refunds/refund.entity';

export interface RefundOf {
  payment: Payment;
  refund: Refund;
}

/** Called within the transaction that records the outcome; the rental requests are locked. */
export interface OutcomeActs {
  paymentsSettled(tx: Transaction, payments: readonly Payment[]): Promise<void>;
  refundsSettled(tx: Transaction, refunds: readonly RefundOf[]): Promise<void>;
  /** A refund that had been settled as `succeeded` came back: it is `failed` now, and the money is ours again. */
  refundReversed?(tx: Transaction, payment: Payment, refund: Refund): Promise<void>;
  /** A bank took it back, or decided about that. */
  paymentDisputed?(tx: Transaction, payment: Payment): Promise<void>;
  disputeAnswered?(tx: Transaction, payment: Payment): Promise<void>;
}

@Injectable()
export class PaymentOutcomes {
  /** The request first: books and payouts read what became of it. */
  readonly others = new TransactionHooks<OutcomeActs>(['rentals', 'ledger', 'payouts', 'metrics']);

  async paymentsSettled(tx: Transaction, payments: readonly Payment[]): Promise<void> {
    if (payments.length === 0) return;
    for (const other of this.others.ordered) await other.paymentsSettled(tx, payments);
  }

  async refundsSettled(tx: Transaction, refunds: readonly RefundOf[]): Promise<void> {
    if (refunds.length === 0) return;
    for (const other of this.others.ordered) await other.refundsSettled(tx, refunds);
  }

  async refundReversed(tx: Transaction, payment: Payment, refund: Refund): Promise<void> {
    for (const other of this.others.ordered) await other.refundReversed?.(tx, payment, refund);
  }

  async paymentDisputed(tx: Transaction, payment: Payment): Promise<void> {
    for (const other of this.others.ordered) await other.paymentDisputed?.(tx, payment);
  }

  async disputeAnswered(tx: Transaction, payment: Payment): Promise<void> {
    for (const other of this.others.ordered) await other.disputeAnswered?.(tx, payment);
  }
}
