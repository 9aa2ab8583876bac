import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from '../../users/user.entity';
import { PaymentMethod } from '../cards/payment-method.entity';
import { PaymentMethodsService } from '../cards/payment-methods.service';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { StoredCards } from '../cards/stored-cards';
import { StripeEvents } from './stripe-events';

/** Cards that were stored or taken away at the provider. */
@Injectable()
export class CardNotices {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(PaymentMethod) private readonly paymentMethods: Repository<PaymentMethod>,
    events: StripeEvents,
    private readonly stored: StoredCards,
    private readonly methods: PaymentMethodsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {
    events.on('setup_intent.succeeded', ({ object }) => this.confirmed(object.id));
    events.on('payment_method.detached', ({ object }) => this.detached(object.id));
  }

  /** The browser may be gone before it reported the card. */
  private async confirmed(id: string): Promise<void> {
    const { customer } = await this.provider.retrieveSetupIntent(id);
    const user = await this.users.findOneBy({ stripe_customer_id: customer });
    if (user) await this.stored.confirmed(user.id, id);
  }

  private async detached(stripeId: string): Promise<void> {
    const where = { stripe_payment_method_id: stripeId };
    const method = await this.paymentMethods.findOneBy(where);
    if (!method) return;
    const { customer } = await this.provider.retrievePaymentMethod(stripeId);
    if (customer === null) await this.methods.forget(method);
  }
}
