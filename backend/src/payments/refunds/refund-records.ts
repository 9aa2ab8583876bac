import { Injectable } from '@nestjs/common';
import { wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@yard/money';
import { writeAll } from '@yard/server/store/gathering/write-all';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { PaymentOutcomes } from '../payment-outcomes';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { Refund } from './refund.entity';

export type RefundOutcome = Pick<Refund, 'status' | 'failure_message'> &
  Partial<Pick<Refund, 'stripe_refund_id'>>;

/** A refund and the payment it is of, as they were when the provider was asked. */
export interface SeenRefund {
  refund: Refund;
  payment: Payment;
}

export interface KnownRefund {
  seen: SeenRefund;
  outcome: RefundOutcome;
}

/** Writes down what came of a refund: the one way in, as with charges. */
@Injectable()
export class RefundRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /**
   * Records an outcome, unless somebody else recorded one since the refund was read.
   *
   * @param seen  refund and payment as they were when the provider was asked
   */
  record(seen: SeenRefund, outcome: RefundOutcome): Promise<void> {
    return this.unitOfWork.run((tx) => this.write(tx, { seen, outcome }));
  }

  /** The same for many, each as if it were alone. */
  recordAll(known: readonly KnownRefund[]): Promise<void> {
    return writeAll(this.unitOfWork, known, {
      of: ({ seen }) => seen.payment.rental_request_id,
      write: (tx, one) => this.write(tx, one),
    });
  }

  private async write(tx: Transaction, { seen, outcome }: KnownRefund): Promise<void> {
    await this.subject.lock(tx, seen.payment.rental_request_id);
    const refund = await tx.lock(Refund, { id: seen.refund.id });
    const payment = refund && (await tx.lock(Payment, { id: refund.payment_id }));
    if (!payment || !wasCollected(payment) || refund.status !== seen.refund.status) return;
    if (refund.status === 'pending') await this.settle(tx, { refund, payment }, outcome);
    else if (refund.status === 'succeeded' && outcome.status === 'failed') {
      await this.reverse(tx, { refund, payment }, outcome);
    }
  }

  /** Writes a refund down that somebody made at the provider itself; its outcome is recorded as any other's. */
  adopt(of: Payment, { id, amount }: { id: string; amount: MinorUnits }): Promise<Refund> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, of.rental_request_id);
      const known = await tx.manager.findOneBy(Refund, { stripe_refund_id: id });
      if (known) return known;
      return tx.insert(Refund, {
        payment_id: of.id,
        amount,
        status: 'pending',
        reason: 'card_provider',
        stripe_refund_id: id,
        idempotency_key: `provider-${id}`,
        explanation: null,
        failure_message: null,
      });
    });
  }

  private async settle(
    tx: Transaction,
    { refund, payment }: { refund: Refund; payment: Payment },
    outcome: RefundOutcome,
  ): Promise<void> {
    await tx.update(refund, outcome);
    if (outcome.status === 'pending') return;
    if (outcome.status === 'succeeded') await returned(tx, payment, refund.amount);
    await this.outcomes.refundSettled(tx, payment, refund);
  }

  /** A bank that cannot book money back returns it, days later: it is owed again. */
  private async reverse(
    tx: Transaction,
    { refund, payment }: { refund: Refund; payment: Payment },
    outcome: RefundOutcome,
  ): Promise<void> {
    await tx.update(refund, outcome);
    await returned(tx, payment, -refund.amount);
    await this.outcomes.refundReversed(tx, payment, refund);
  }
}

async function returned(tx: Transaction, payment: Payment, amount: MinorUnits): Promise<void> {
  const refunded_amount = payment.refunded_amount + amount;
  await tx.update(payment, { refunded_amount, status: statusAt(payment.amount, refunded_amount) });
}

function statusAt(amount: MinorUnits, refunded: MinorUnits): Payment['status'] {
  if (refunded <= 0) return 'succeeded';
  return refunded >= amount ? 'refunded' : 'partially_refunded';
}
