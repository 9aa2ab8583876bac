import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ChargesService } from '../charges/charges.service';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderDispute } from '../payment-provider';
import { Payment } from '../payment.entity';
import { StripeEvents } from '../webhooks/stripe-events';
import { DisputeRecords } from './dispute-records';

/** Chargebacks: reads each from the provider and records its state. */
@Injectable()
export class DisputesService implements OnModuleInit {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly events: StripeEvents,
    private readonly charges: ChargesService,
    private readonly records: DisputeRecords,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.events.on('charge.dispute.*', ({ object }) => this.reconcile(object.id));
  }

  /** One whose charge is not ours is somebody else's. */
  async reconcile(id: string): Promise<void> {
    await this.learn(await this.provider.retrieveDispute(id));
  }

  async learn(dispute: ProviderDispute): Promise<void> {
    const payment = await this.paymentOf(dispute.payment_intent);
    if (payment) await this.records.save(payment, dispute);
  }

  /** Reconciles by the intent while the charge's own response has not arrived. */
  private async paymentOf(intentId: string): Promise<Payment | null> {
    const find = () => this.payments.findOneBy({ stripe_payment_intent_id: intentId });
    const known = await find();
    if (known) return known;
    await this.charges.reconcile(intentId);
    return find();
  }
}
