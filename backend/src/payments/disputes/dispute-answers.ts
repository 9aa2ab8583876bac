import { Conflict } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { canAnswerDispute, isDisputeOver } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { Repository } from 'typeorm';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { PaymentOutcomes } from '../payment-outcomes';
import type { DisputeEvidence, PaymentProvider } from '../payment-provider';
import { PAYMENT_PROVIDER, ProviderRejected } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';
import { neededAnswer } from '../provider-answer';
import { DisputesService } from './disputes.service';

/** Answers a dispute with what the record of the rental says: agreement, messages, return, receipt. */
@Injectable()
export class DisputeAnswers {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
    private readonly disputes: DisputesService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

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
    await this.disputes.reconcile(id);
  }

  /** @throws Conflict where the bank has decided meanwhile, perhaps without an answer */
  private async submit(id: string, evidence: DisputeEvidence): Promise<void> {
    try {
      await this.provider.answerDispute(id, evidence);
    } catch (error) {
      const now = error instanceof ProviderRejected && (await this.provider.retrieveDispute(id));
      if (!now || canAnswerDispute(now.status)) throw error;
      if (!isDisputeOver(now.status)) return;
      await this.disputes.learn(now);
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
