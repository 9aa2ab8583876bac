import { Inject, Injectable } from '@nestjs/common';
import type { PaymentKind } from '@yard/contracts';
import type { MinorUnits } from '@yard/money';
import { DataSource } from 'typeorm';
import { CURRENCY } from '../config/money';
import { type Transaction, UnitOfWork } from '../database/unit-of-work';
import { type ChargeOutcome, outcomeOfIntent } from './charge-outcome';
import { CustomersService } from './customers.service';
import { PaymentOutcomes } from './payment-outcomes';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { PaymentSubject } from './payment-subject';
import { Payment } from './payment.entity';
import { answerOf } from './provider-answer';

export interface Charge {
  rental_request_id: number;
  kind: PaymentKind;
  amount: MinorUnits;
  /** Null: nothing is tried, and the payment waits for a retry with a card. */
  stripe_payment_method_id: string | null;
}

/** Collects money: the intention is committed first, then the provider is asked, then the outcome is recorded. */
@Injectable()
export class ChargesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomersService,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Writes the next attempt, within the transaction that decides it; `settle` it after the commit. */
  async begin(tx: Transaction, charge: Charge): Promise<Payment> {
    const { rental_request_id, kind, amount } = charge;
    const attempt = ((await tx.manager.maximum(Payment, 'attempt', { rental_request_id, kind })) ?? 0) + 1;
    const payment = await tx.insert(Payment, {
      ...charge,
      ...stateAtBegin(charge, tx.now),
      attempt,
      amount,
      refunded_amount: 0,
      currency: CURRENCY,
      stripe_payment_intent_id: null,
      client_secret: null,
      idempotency_key: `rr-${rental_request_id}-${kind}-${attempt}`,
    });
    if (payment.status === 'failed') await this.outcomes.paymentSettled(tx, payment);
    return payment;
  }

  /**
   * Asks the provider and records what came of it. Safe to repeat at any time, also from two processes: the key is
   * the attempt's own, and only the first answer is recorded. No answer leaves the payment pending.
   */
  async settle(paymentId: number): Promise<void> {
    const payment = await this.dataSource.getRepository(Payment).findOneBy({ id: paymentId });
    if (payment?.status !== 'pending' || !payment.stripe_payment_method_id) return;
    const answer = await answerOf(this.ask(payment, payment.stripe_payment_method_id));
    if (answer.is === 'unknown') return;
    const rejected = {
      status: 'failed',
      failure_message: answer.is === 'rejected' ? answer.message : null,
    } as const;
    await this.record(payment, answer.is === 'given' ? outcomeOfIntent(answer.value) : rejected);
  }

  /** Makes sure that an intent that waits for the renter cannot be paid any more, or learns that it was. */
  async abandon(paymentId: number): Promise<void> {
    const payment = await this.dataSource.getRepository(Payment).findOneBy({ id: paymentId });
    if (payment?.status !== 'requires_action' || !payment.stripe_payment_intent_id) return;
    const answer = await answerOf(this.provider.cancelPaymentIntent(payment.stripe_payment_intent_id));
    if (answer.is === 'given') await this.record(payment, outcomeOfIntent(answer.value));
  }

  private async ask(payment: Payment, paymentMethod: string) {
    const { rental_request_id, kind } = payment;
    return this.provider.createPaymentIntent(
      {
        amount: payment.amount,
        currency: payment.currency,
        customer: await this.customers.of(await this.subject.payerOf(rental_request_id)),
        payment_method: paymentMethod,
        description: `Rental request ${rental_request_id}: ${kind}`,
        metadata: { rental_request_id: String(rental_request_id), payment_id: String(payment.id) },
      },
      payment.idempotency_key,
    );
  }

  private record({ id, rental_request_id, status }: Payment, outcome: ChargeOutcome): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, rental_request_id);
      const payment = await tx.lock(Payment, { id });
      if (payment?.status !== status || outcome.status === status) return;
      const succeeded_at = outcome.status === 'succeeded' ? tx.now : undefined;
      await tx.update(payment, { ...outcome, succeeded_at });
      await this.outcomes.paymentSettled(tx, payment);
    });
  }
}

/** Nothing to pay is paid; without a card nothing can be tried. */
function stateAtBegin(charge: Charge, now: Date) {
  const untouched = { failure_message: null, attempted_at: null, succeeded_at: null };
  if (charge.amount === 0) return { ...untouched, status: 'succeeded', succeeded_at: now } as const;
  if (charge.stripe_payment_method_id) return { ...untouched, status: 'pending', attempted_at: now } as const;
  return { ...untouched, status: 'failed', failure_message: NO_CARD } as const;
}

const NO_CARD = 'No card is stored with this rental request.';
