import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ChargesService } from '../charges/charges.service';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderUnavailable } from '../payment-provider';
import { Payment } from '../payment.entity';
import { rowIn } from '../provider-answer';
import { Refund } from '../refunds/refund.entity';
import { RefundsService } from '../refunds/refunds.service';
import { StripeEvents, type StripeNotice } from './stripe-events';

/** Handles events of intents and refunds: reads the present state of each and records it. */
@Injectable()
export class PaymentNotices {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(Refund) private readonly refundRows: Repository<Refund>,
    events: StripeEvents,
    private readonly charges: ChargesService,
    private readonly refunds: RefundsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {
    events.on('payment_intent.*', ({ object }) => this.charges.reconcile(object.id));
    events.on('charge.refunded', (notice) => this.charge(notice));
    events.on('refund.*', ({ object }) => this.refundAt(object.id));
  }

  private async charge({ object }: StripeNotice): Promise<void> {
    if (!object.payment_intent) return;
    const where = { stripe_payment_intent_id: object.payment_intent };
    const payment = await this.payments.findOneBy(where);
    for (const refund of payment ? await this.refundRows.findBy({ payment_id: payment.id }) : [])
      await this.reconcile(refund);
  }

  /** Found by id, or while its response is lost by its row; one without a row was made at the provider. */
  async refundAt(stripeId: string): Promise<void> {
    const known = await this.refundRows.findOneBy({ stripe_refund_id: stripeId });
    if (known) return this.reconcile(known);
    const { metadata, payment_intent, amount, id } = await this.provider.retrieveRefund(stripeId);
    const payment = payment_intent && (await this.charges.ofIntent(payment_intent));
    if (!payment) return;
    const named = { id: rowIn(metadata, 'refund_id'), payment_id: payment.id };
    const ours = await this.refundRows.findOneBy(named);
    await this.reconcile(ours ?? (await this.refunds.adopt(payment, { id, amount })));
  }

  /** The charge first: of what was not collected, nothing can go back. */
  private async reconcile({ id, payment_id }: Refund): Promise<void> {
    const isKnown = (await this.charges.refresh(payment_id)) && (await this.refunds.refresh(id));
    if (!isKnown) throw new ProviderUnavailable(`refund ${id} is asked for again`);
  }
}
