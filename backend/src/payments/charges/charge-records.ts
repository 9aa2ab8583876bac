import { Injectable, Logger } from '@nestjs/common';
import type { PaymentStatus } from '@yard/contracts';
import { columnOf } from '@kit/server/store/reading';
import { writeAll } from '@kit/server/store/write-all';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { isProviderStep } from '../payment-moves';
import { PaymentOutcomes } from '../payment-outcomes';
import type { ProviderPaymentIntent } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import type { ProviderOutcome } from '../provider-answer';

export interface ChargeOutcome {
  status: PaymentStatus;
  failure_message: string | null;
  failure_code?: string | null;
  stripe_payment_intent_id?: string;
  client_secret?: string;
}

/** A payment as it was when the provider was called, and what came of it. */
export interface ChargeResult {
  payment: Payment;
  outcome: ChargeOutcome;
}

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
   * Records an outcome, unless somebody else recorded one since the payment was read: the first call wins,
   * and a later state is read from the provider again.
   *
   * @param payment  as it was when the provider was called
   */
  save(payment: Payment, outcome: ChargeOutcome): Promise<void> {
    return this.unitOfWork.run((tx) => this.write(tx, [{ payment, outcome }]));
  }

  /** The same for many, each as if it were alone. */
  saveAll(known: readonly ChargeResult[]): Promise<void> {
    return writeAll(this.unitOfWork, known, {
      of: ({ payment }) => payment.rental_request_id,
      write: (tx, some) => this.write(tx, some),
    });
  }

  /** @param known  of different rental requests */
  private async write(tx: Transaction, known: readonly ChargeResult[]): Promise<void> {
    const sent = columnOf(known, 'payment');
    await this.subject.lock(tx, columnOf(sent, 'rental_request_id'));
    const payments = await tx.lockEach(Payment, 'id', columnOf(sent, 'id'));
    const changes = known.flatMap(({ payment: { id, status }, outcome }) => {
      const record = payments.get(id);
      if (record?.status !== status || !isProviderStep(status, outcome.status)) return [];
      const succeeded_at = outcome.status === 'succeeded' ? tx.now : undefined;
      return [{ record, changes: { ...outcome, succeeded_at } }];
    });
    await tx.updateAll(changes);
    await this.outcomes.paymentsSettled(tx, columnOf(changes, 'record'));
  }

  /** True if an intent was made for this payment: its sum counts, too, not its metadata alone. */
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

/** Failure text of a payment that was canceled before the renter confirmed it. */
export const GIVEN_UP = 'The payment was given up.';

/** The provider's states in ours: an intent that needs another card is a failed attempt. */
export function outcomeOfIntent(intent: ProviderPaymentIntent): ChargeOutcome {
  const ids = { stripe_payment_intent_id: intent.id, client_secret: intent.client_secret };
  switch (intent.status) {
    case 'succeeded':
    case 'processing':
    case 'requires_action':
      return { ...ids, status: intent.status, failure_message: null, failure_code: null };
    case 'requires_payment_method':
      return {
        ...ids,
        status: 'failed',
        failure_message: intent.last_payment_error?.message ?? 'The card was refused.',
        failure_code: intent.last_payment_error?.code ?? null,
      };
    case 'canceled':
      return { ...ids, status: 'failed', failure_message: GIVEN_UP };
  }
}

/** The same for whatever the provider answered: what it will never do has failed. */
export function outcomeOfAnswer(answer: ProviderOutcome<ProviderPaymentIntent>): ChargeOutcome {
  if (answer.is === 'given') return outcomeOfIntent(answer.value);
  return { status: 'failed', failure_message: answer.message };
}
