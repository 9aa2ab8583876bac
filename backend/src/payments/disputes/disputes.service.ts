import { Conflict } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { canAnswerDispute, isDisputeOver, isInquiry, wasCollected } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { Repository } from 'typeorm';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { ChargesService } from '../charges/charges.service';
import { PaymentOutcomes } from '../payment-outcomes';
import type { DisputeEvidence, PaymentProvider, ProviderDispute } from '../payment-provider';
import { PAYMENT_PROVIDER, ProviderRejected, ProviderUnavailable } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { neededAnswer } from '../provider-answer';
import { StripeEvents } from '../webhooks/stripe-events';

/** Maps an answered dispute's status to the one before its answer. */
const BEFORE_ANSWER: Partial<Record<string, string>> = {
  under_review: 'needs_response',
  warning_under_review: 'warning_needs_response',
};

/** Chargebacks: reads each from the provider, records its state, and answers it with what the record of the rental says. */
@Injectable()
export class DisputesService {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    events: StripeEvents,
    private readonly charges: ChargesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {
    events.on('charge.dispute.*', ({ object }) => this.reconcile(object.id));
  }

  async reconcile(id: string): Promise<void> {
    await this.learn(await this.provider.retrieveDispute(id));
  }

  async learn(dispute: ProviderDispute): Promise<void> {
    const payment = await this.charges.ofIntent(dispute.payment_intent);
    if (payment) await this.save(payment, dispute);
  }

  /** A change that is recorded already notifies nobody. @throws ProviderUnavailable while the charge itself is not recorded */
  private save(of: Pick<Payment, 'id' | 'rental_request_id'>, dispute: ProviderDispute): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, [of.rental_request_id]);
      const payment = await tx.lock(Payment, { id: of.id });
      if (!payment || !wasCollected(payment))
        throw new ProviderUnavailable(`${dispute.id} is asked for again`);
      const isKnown = payment.stripe_dispute_id === dispute.id;
      const isSame = isKnown && payment.dispute_status === dispute.status;
      // A second dispute of a charge waits until the first one is decided; a decided one stays.
      const isOther = !isKnown && payment.dispute_status != null && !isDisputeOver(payment.dispute_status);
      // The bank hears an answer once: a reading from before it comes late.
      const isLate = isKnown && dispute.status === BEFORE_ANSWER[payment.dispute_status ?? ''];
      if (isSame || isLate || isOther || (isKnown && isDisputeOver(payment.dispute_status ?? ''))) return;
      // An inquiry that becomes a dispute: only now the bank takes the money.
      const isTaken = isInquiry(payment.dispute_status ?? '') && !isInquiry(dispute.status);
      await tx.update(payment, {
        stripe_dispute_id: dispute.id,
        dispute_status: dispute.status,
        dispute_amount: Math.min(dispute.amount, payment.amount - payment.refunded_amount),
        dispute_due_by: dispute.due_by,
        ...(isKnown && !isTaken ? {} : { dispute_opened_at: tx.now, dispute_answered_at: null }),
        dispute_closed_at: isDisputeOver(dispute.status) ? tx.now : null,
      });
      await this.outcomes.paymentDisputed(tx, payment);
    });
  }

  /**
   * Submits the evidence, which a bank hears once. A killed process leaves it to be sent again: the provider refuses
   * a second one, and the dispute is then read again.
   *
   * @throws Conflict unless the bank waits for an answer
   * @throws ServiceUnavailable when the provider gives none
   */
  async answer(paymentId: number, explanation: string | null): Promise<void> {
    const payment = await this.payments.findOneByOrFail({ id: paymentId });
    const { stripe_dispute_id: id, dispute_status: status } = payment;
    if (!id || !canAnswerDispute(status)) throw refusal(status);
    const facts = await this.subject.evidenceOf(payment.rental_request_id);
    const text = cutTo([...(explanation ? [explanation, ''] : []), facts.text].join('\n'), TEXT_MAX);
    await neededAnswer(this.submit(id, { ...facts, text }));
    await this.unitOfWork.run(async (tx) => {
      await this.subject.lock(tx, [payment.rental_request_id]);
      const locked = await tx.lock(Payment, { id: paymentId });
      if (!locked || locked.dispute_answered_at) return;
      await tx.update(locked, { dispute_answered_at: tx.now });
      await this.outcomes.disputeAnswered(tx, locked);
    });
    await this.reconcile(id);
  }

  /** @throws Conflict where the bank has decided meanwhile, perhaps without an answer */
  private async submit(id: string, evidence: DisputeEvidence): Promise<void> {
    try {
      await this.provider.answerDispute(id, evidence);
    } catch (error) {
      const now = error instanceof ProviderRejected && (await this.provider.retrieveDispute(id));
      if (!now || canAnswerDispute(now.status)) throw error;
      if (!isDisputeOver(now.status)) return;
      await this.learn(now);
      throw refusal(now.status);
    }
  }
}

function refusal(status: string | null | undefined): Conflict {
  return new Conflict(
    status ? `This dispute is ${status.replaceAll('_', ' ')}.` : 'This payment is not disputed.',
  );
}

const TEXT_MAX = 20_000;
