import { Inject, Injectable } from '@nestjs/common';
import type { MinorUnits } from '@yard/money';
import { DataSource } from 'typeorm';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { PaymentOutcomes } from './payment-outcomes';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderRefund } from './payment-provider';
import { PaymentSubject } from './payment-subject';
import { Payment } from './payment.entity';
import { type Answer, answerOf } from './provider-answer';
import { Refund } from './refund.entity';

/** Gives money back: the row first, then the provider, then the outcome, as with charges. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** What has neither come back nor is on its way. The caller holds the rental request's lock. */
  async left(tx: Transaction, payment: Payment): Promise<MinorUnits> {
    const refunds = await tx.manager.findBy(Refund, { payment_id: payment.id });
    const gone = refunds.filter((refund) => refund.status !== 'failed');
    return payment.amount - gone.reduce((sum, refund) => sum + refund.amount, 0);
  }

  /**
   * Writes a refund of at most what is left; `settle` it after the commit.
   *
   * @returns null when there is nothing to give back
   */
  async begin(tx: Transaction, payment: Payment, amount: MinorUnits, reason: string): Promise<Refund | null> {
    const possible = Math.min(amount, await this.left(tx, payment));
    if (possible <= 0) return null;
    const earlier = await tx.manager.countBy(Refund, { payment_id: payment.id });
    return tx.insert(Refund, {
      payment_id: payment.id,
      amount: possible,
      status: 'pending',
      reason,
      stripe_refund_id: null,
      idempotency_key: `${payment.idempotency_key}-refund-${earlier + 1}`,
      failure_message: null,
    });
  }

  /** Asks the provider and records what came of it; safe to repeat. No answer leaves the refund pending. */
  async settle(refundId: number): Promise<void> {
    const refund = await this.dataSource.getRepository(Refund).findOneBy({ id: refundId });
    if (refund?.status !== 'pending') return;
    const payment = await this.dataSource.getRepository(Payment).findOneByOrFail({ id: refund.payment_id });
    const input = {
      payment_intent: payment.stripe_payment_intent_id ?? '',
      amount: refund.amount,
      metadata: { rental_request_id: String(payment.rental_request_id), refund_id: String(refund.id) },
    };
    const answer = await answerOf(this.provider.createRefund(input, refund.idempotency_key));
    if (answer.is !== 'unknown') await this.record(payment.rental_request_id, refund.id, outcomeOf(answer));
  }

  private record(rentalRequestId: number, refundId: number, outcome: RefundOutcome): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, rentalRequestId);
      const refund = await tx.lock(Refund, { id: refundId });
      const payment = refund && (await tx.lock(Payment, { id: refund.payment_id }));
      if (!payment || refund.status !== 'pending') return;
      await tx.update(refund, outcome);
      if (outcome.status === 'pending') return;
      if (outcome.status === 'succeeded') await giveBack(tx, payment, refund.amount);
      await this.outcomes.refundSettled(tx, payment, refund);
    });
  }
}

type RefundOutcome = Pick<Refund, 'status' | 'failure_message'> & Partial<Pick<Refund, 'stripe_refund_id'>>;

function outcomeOf(answer: Exclude<Answer<ProviderRefund>, { is: 'unknown' }>): RefundOutcome {
  if (answer.is === 'rejected') return { status: 'failed', failure_message: answer.message };
  const { status, id, failure_reason } = answer.value;
  return { status, stripe_refund_id: id, failure_message: status === 'failed' ? failure_reason : null };
}

async function giveBack(tx: Transaction, payment: Payment, amount: MinorUnits): Promise<void> {
  const refunded_amount = payment.refunded_amount + amount;
  const status = refunded_amount >= payment.amount ? 'refunded' : 'partially_refunded';
  await tx.update(payment, { refunded_amount, status });
}
