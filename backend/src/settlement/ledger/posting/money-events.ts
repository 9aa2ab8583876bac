import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MinorUnits } from '@yard/money';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { type OutcomeActs, PaymentOutcomes } from '../../../payments/payment-outcomes';
import type { Payment } from '../../../payments/payment.entity';
import type { Refund } from '../../../payments/refunds/refund.entity';
import { type EndedRental, type EndActs, RentalEndings } from '../../../rentals/money/rental-endings';
import { LedgerBooks } from './ledger-books';
import { RentalEnding } from './rental-ending.entity';

/** Posts what moved, in the transaction that records it. */
@Injectable()
export class MoneyEvents implements OutcomeActs, EndActs, OnModuleInit {
  constructor(
    private readonly outcomes: PaymentOutcomes,
    private readonly endings: RentalEndings,
    private readonly books: LedgerBooks,
  ) {}

  onModuleInit(): void {
    this.outcomes.others.join('ledger', this);
    this.endings.others.join('ledger', this);
  }

  async paymentSettled(tx: Transaction, payment: Payment): Promise<void> {
    if (payment.status === 'succeeded') await this.books.post(tx, payment.rental_request_id);
  }

  async refundSettled(tx: Transaction, payment: Payment, refund: Refund): Promise<void> {
    if (refund.status === 'succeeded') await this.books.post(tx, payment.rental_request_id);
  }

  refundReversed(tx: Transaction, payment: Payment): Promise<void> {
    return this.books.post(tx, payment.rental_request_id);
  }

  paymentDisputed(tx: Transaction, payment: Payment): Promise<void> {
    return this.books.post(tx, payment.rental_request_id);
  }

  async rentalEnded(tx: Transaction, rental: EndedRental, kept_amount: MinorUnits): Promise<void> {
    await tx.insert(RentalEnding, {
      rental_request_id: rental.id,
      owner_id: rental.owner_id,
      kept_amount,
      is_overpaid: false,
      ended_at: tx.now,
      settled_at: null,
      looked_at: null,
    });
    await this.books.post(tx, rental.id);
  }
}
