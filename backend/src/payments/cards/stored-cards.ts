import { Broadcaster, ServiceUnavailable, ValidationFailed } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { paymentMethodType, type SetupIntentRecord } from '@yard/contracts';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import { CustomersService } from './customers.service';
import { PaymentMethod } from './payment-method.entity';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderPaymentMethod } from '../payment-provider';
import { presentPaymentMethod } from './present-payment-method';
import { answerOf, neededAnswer, NOT_REACHED } from '../provider-answer';

/** Stores cards: the provider's form takes the number, and we store the provider's id for it. */
@Injectable()
export class StoredCards {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomersService,
    private readonly broadcaster: Broadcaster,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Begins storing a card: the provider's own form in the browser confirms the secret. */
  async setUp(userId: number): Promise<SetupIntentRecord> {
    const customer = await neededAnswer(this.customers.of(userId));
    const key = `setup-${randomUUID()}`;
    const intent = await neededAnswer(this.provider.createSetupIntent({ customer }, key));
    return { client_secret: intent.client_secret, setup_intent_id: intent.id };
  }

  /** One after the other: the provider takes few calls at a time from one customer. */
  async setUpMany(userId: number, count: number): Promise<SetupIntentRecord[]> {
    const made: SetupIntentRecord[] = [];
    while (made.length < count) made.push(await this.setUp(userId));
    return made;
  }

  /** @throws ValidationFailed for a form that is not this user's, or was not completed */
  async confirm(userId: number, setupIntentId: string): Promise<PaymentMethod> {
    const method = await this.confirmed(userId, setupIntentId);
    if (!method) throw ValidationFailed.field('setup_intent_id', 'The selected setup intent id is invalid.');
    return method;
  }

  /**
   * Keeps the card of a completed form; called again, it is the same card.
   *
   * @returns null for a form that is not this user's or is not completed, and for a card that was removed since
   */
  async confirmed(userId: number, setupIntentId: string): Promise<PaymentMethod | null> {
    const customer = await neededAnswer(this.customers.of(userId));
    const answer = await answerOf(this.provider.retrieveSetupIntent(setupIntentId));
    if (answer.is === 'unknown') throw new ServiceUnavailable(NOT_REACHED);
    if (answer.is === 'rejected') return null;
    const { status, customer: theirs, payment_method } = answer.value;
    if (theirs !== customer || status !== 'succeeded' || !payment_method) return null;
    return this.store(userId, await neededAnswer(this.provider.retrievePaymentMethod(payment_method)));
  }

  async attach(userId: number, stripeId: string): Promise<PaymentMethod> {
    const customer = await neededAnswer(this.customers.of(userId));
    const method = await this.store(
      userId,
      await neededAnswer(this.provider.attachPaymentMethod(stripeId, { customer })),
    );
    if (!method) throw new Error(`${stripeId} was stored and removed before`);
    return method;
  }

  private store(userId: number, { id, card }: ProviderPaymentMethod): Promise<PaymentMethod | null> {
    return this.unitOfWork.run(async (tx) => {
      await tx.lock(User, { id: userId });
      const where = { stripe_payment_method_id: id };
      const stored = await tx.manager.findOne(PaymentMethod, { where, withDeleted: true });
      if (stored) return stored.deleted_at || stored.user_id !== userId ? null : stored;
      const others = await tx.manager.countBy(PaymentMethod, { user_id: userId });
      const method = await tx.insert(PaymentMethod, {
        user_id: userId,
        stripe_payment_method_id: id,
        ...card,
        is_default: others === 0,
      });
      const message = { model: presentPaymentMethod(method) };
      tx.afterCommit(() => this.broadcaster.saved(paymentMethodType, [userId], message));
      return method;
    });
  }
}
