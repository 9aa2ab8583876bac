import { Injectable } from '@nestjs/common';
import { isDisputeOver, isInquiry, wasCollected } from '@yard/contracts';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { PaymentOutcomes } from '../payment-outcomes';
import { type ProviderDispute, ProviderUnavailable } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import { Payment } from '../payment.entity';

/** Maps an answered dispute's status to the one before its answer. */
const BEFORE_ANSWER: Partial<Record<string, string>> = {
  under_review: 'needs_response',
  warning_under_review: 'warning_needs_response',
};

/** Writes down how a dispute stands: the one way in, for messages and rounds alike. */
@Injectable()
export class DisputeRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subject: PaymentSubject,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /** A change that is recorded already notifies nobody. @throws ProviderUnavailable while the charge itself is not recorded */
  save(of: Pick<Payment, 'id' | 'rental_request_id'>, dispute: ProviderDispute): Promise<void> {
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
}
