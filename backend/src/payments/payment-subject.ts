import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Payment } from './payment.entity';
import type { DisputeEvidence } from './payment-provider';

export interface PaidRequests {
  /** The users who pay, by request; called outside transactions, of deleted requests too. */
  payersOf(rentalRequestIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Locks the requests' rows. They come before payments, here as everywhere, so that nobody waits in a circle. */
  lock(tx: Transaction, rentalRequestIds: readonly number[]): Promise<void>;
  /** True if a payment is to be collected: once its request is over, only what is still owed. */
  isOwed(payment: Payment): Promise<boolean>;
  evidenceOf(rentalRequestId: number): Promise<DisputeEvidence>;
}

/** Payments know their requests by id alone; the feature that owns the requests answers for them. */
@Injectable()
export class PaymentSubject implements PaidRequests {
  private requests: PaidRequests | null = null;

  answerWith(requests: PaidRequests): void {
    this.requests = requests;
  }

  payersOf(rentalRequestIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.known().payersOf(rentalRequestIds);
  }

  lock(tx: Transaction, rentalRequestIds: readonly number[]): Promise<void> {
    return this.known().lock(tx, rentalRequestIds);
  }

  isOwed(payment: Payment): Promise<boolean> {
    return this.known().isOwed(payment);
  }

  evidenceOf(rentalRequestId: number): Promise<DisputeEvidence> {
    return this.known().evidenceOf(rentalRequestId);
  }

  private known(): PaidRequests {
    if (!this.requests) throw new Error('nobody answers for what payments are made for');
    return this.requests;
  }
}
