import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { canAnswerDispute, OPEN_DISPUTES } from '@yard/contracts';
import { Between, In, IsNull, Repository } from 'typeorm';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { Payment } from '../payment.entity';
import { answerOf } from '../provider-answer';
import { Refund } from '../refunds/refund.entity';
import { PaymentNotices } from '../webhooks/payment-notices';
import { DisputesService } from './disputes.service';

const HOUR_MS = 3_600_000;

/** Stripe sends a message again for three days; what it could not tell in that time is found in its lists. */
const LISTED_MS = 96 * HOUR_MS;

/** A dispute that nobody answered is answered with the record before it is too late. */
const ANSWER_BEFORE_MS = 24 * HOUR_MS;

/** Once an hour: what was made at the provider itself, and whose message was lost; disputes that wait for an answer. */
@Injectable()
export class ProviderReview {
  constructor(
    @InjectRepository(Refund) private readonly refundRows: Repository<Refund>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly clock: Clock,
    private readonly notices: PaymentNotices,
    private readonly disputes: DisputesService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Periodic('provider review', HOUR_MS)
  async check(): Promise<void> {
    await this.refunds();
    await this.listed();
    await this.open();
    await this.answer();
  }

  private async refunds(): Promise<void> {
    const answer = await answerOf(this.provider.refundsSince(this.since()));
    if (answer.is !== 'given') return;
    const ids = answer.value.map(({ id }) => id);
    const known = ids.length > 0 ? await this.refundRows.findBy({ stripe_refund_id: In(ids) }) : [];
    const isKnown = new Set(known.map(({ stripe_refund_id }) => stripe_refund_id));
    for (const id of ids.filter((one) => !isKnown.has(one)))
      await logFailure(this, id, this.notices.refundAt(id));
  }

  private async listed(): Promise<void> {
    const answer = await answerOf(this.provider.disputesSince(this.since()));
    for (const dispute of answer.is === 'given' ? answer.value : []) {
      await logFailure(this, dispute.id, this.disputes.learn(dispute));
    }
  }

  private async open(): Promise<void> {
    for (const { stripe_dispute_id: id } of await this.payments.findBy({
      dispute_status: In(OPEN_DISPUTES),
    })) {
      if (id) await logFailure(this, id, this.disputes.reconcile(id));
    }
  }

  private async answer(): Promise<void> {
    const now = this.clock.now();
    const dispute_due_by = Between(now, new Date(now.getTime() + ANSWER_BEFORE_MS));
    const due = await this.payments.findBy({ dispute_due_by, dispute_answered_at: IsNull() });
    for (const { id, dispute_status } of due) {
      if (canAnswerDispute(dispute_status))
        await logFailure(this, `payment ${id}`, this.disputes.answer(id, null));
    }
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - LISTED_MS);
  }
}
