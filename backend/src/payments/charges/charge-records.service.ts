import { Injectable, Logger } from '@nestjs/common';
import type { PaymentStatus } from '@yard/contracts';
import { UnitOfWork } from '../../database/unit-of-work';
import type { ChargeOutcome } from './charge-outcome';
import { PaymentOutcomes } from '../payment-outcomes';
import type { ProviderPaymentIntent } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';

/** Writes down what came of a charge: the one way in, for answers, messages and sweeps alike. */
@Injectable()
export class ChargeRecords {
  private readonly logger = new Logger(ChargeRecords.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /**
   * Records an outcome, unless somebody else recorded one since the payment was read: whoever asked first is right,
   * and a later state is asked for again.
   *
   * @param payment  as it was when the provider was asked
   */
  record({ id, rental_request_id, status }: Payment, outcome: ChargeOutcome): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, rental_request_id);
      const payment = await tx.lock(Payment, { id });
      if (payment?.status !== status || !isStep(status, outcome.status)) return;
      const succeeded_at = outcome.status === 'succeeded' ? tx.now : undefined;
      await tx.update(payment, { ...outcome, succeeded_at });
      await this.outcomes.paymentSettled(tx, payment);
    });
  }

  /** Whether an intent is this payment's, by what it was made with and not by what its metadata claims alone. */
  isOf(payment: Payment, intent: ProviderPaymentIntent): boolean {
    const isSame =
      intent.metadata['payment_id'] === String(payment.id) &&
      intent.amount === payment.amount &&
      intent.currency === payment.currency &&
      [null, intent.id].includes(payment.stripe_payment_intent_id);
    if (!isSame) this.logger.error(`intent ${intent.id} is not payment ${payment.id}'s: left alone`);
    return isSame;
  }
}

/** Outcomes that nothing follows, refunds apart. */
const FINAL: readonly PaymentStatus[] = ['succeeded', 'refunded', 'partially_refunded'];

/** Where a payment may go. A failed one only to its money: the renter may hold the intent's secret still. */
function isStep(from: PaymentStatus, to: PaymentStatus): boolean {
  if (from === to || FINAL.includes(from)) return false;
  return from !== 'failed' || to === 'succeeded';
}
