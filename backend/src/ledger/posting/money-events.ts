import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@kit/money';
import { columnOf } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type OutcomeActs, PaymentOutcomes, type RefundOf } from '../../payments/payment-outcomes';
import type { Payment } from '../../payments/payment.entity';
import { type EndActs, type Ended, RentalEndings } from '../../rentals/money/rental-endings';
import { TakenNotices } from '../refunds/taken-notices';
import { LedgerPosting } from './ledger-posting';
import { RentalEnding } from './rental-ending.entity';

/** Posts what moved, in the transaction that records it; of a refused charge or refund that is nothing. */
@Injectable()
export class MoneyEvents implements OutcomeActs, EndActs {
  constructor(
    outcomes: PaymentOutcomes,
    endings: RentalEndings,
    private readonly books: LedgerPosting,
    private readonly taken: TakenNotices,
  ) {
    outcomes.others.register('ledger', this);
    endings.others.register('ledger', this);
  }

  paymentsSettled(tx: Transaction, payments: readonly Payment[]): Promise<void> {
    return this.books.postAll(tx, columnOf(payments, 'rental_request_id'));
  }

  async refundsSettled(tx: Transaction, refunds: readonly RefundOf[]): Promise<void> {
    await this.books.postAll(tx, columnOf(columnOf(refunds, 'payment'), 'rental_request_id'));
    await this.taken.notify(tx, refunds);
  }

  refundReversed(tx: Transaction, payment: Payment): Promise<void> {
    return this.books.post(tx, payment.rental_request_id);
  }

  paymentDisputed(tx: Transaction, payment: Payment): Promise<void> {
    return this.books.post(tx, payment.rental_request_id);
  }

  async rentalsEnded(tx: Transaction, ended: readonly Ended[]): Promise<void> {
    const endings = ended.map(({ request: { id, owner_id }, retained }) => ({
      rental_request_id: id,
      owner_id,
      kept_amount: retained,
      is_overpaid: false,
      ended_at: tx.now,
      settled_at: null,
      looked_at: null,
    }));
    await tx.insertAll(RentalEnding, endings);
    await this.books.postAll(tx, columnOf(endings, 'rental_request_id'));
  }

  /** The dispute's own event posts it. */
  async retainedMore(tx: Transaction, rental_request_id: number, kept_amount: MinorUnits): Promise<void> {
    const ending = await tx.lock(RentalEnding, { rental_request_id });
    if (ending && ending.kept_amount < kept_amount) await tx.update(ending, { kept_amount });
  }
}
