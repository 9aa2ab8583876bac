import { Broadcaster, Conflict, type ListQuery } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DefaultCardInput, paymentMethodType } from '@yard/contracts';
import { Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import { DefaultCards } from './default-cards';
import { PaymentMethod } from './payment-method.entity';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { presentPaymentMethod } from './present-payment-method';
import { answerOf } from '../provider-answer';

/** The cards a user stored with the provider; here are brand, last four digits and expiry. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    @InjectRepository(PaymentMethod) private readonly methods: Repository<PaymentMethod>,
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
    private readonly defaults: DefaultCards,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  page(userId: number, list: ListQuery): Promise<Rows<PaymentMethod>> {
    return pageOf(this.methods, { user_id: userId }, list);
  }

  /** True for the person's own card, or a named test card where no real money moves. */
  async mayUse(userId: number, stripeId: string): Promise<boolean> {
    if (this.provider.isTestMethod(stripeId)) return true;
    const where = { user_id: userId, stripe_payment_method_id: stripeId };
    return this.methods.existsBy(where);
  }

  /** @throws Conflict for a card that was removed, and where another sum is charged to it than was seen */
  makeDefault(method: PaymentMethod, seen: DefaultCardInput): Promise<PaymentMethod> {
    return this.unitOfWork.run(async (tx) => {
      await tx.lock(User, { id: method.user_id });
      const chosen = await tx.lock(PaymentMethod, { id: method.id });
      if (!chosen) throw new Conflict('This card was removed.');
      await this.choose(tx, chosen);
      await this.defaults.chosen(tx, chosen, seen);
      return chosen;
    });
  }

  /** The card is gone here in any case; one that stays with the provider cannot be used by anybody. */
  async remove(method: PaymentMethod): Promise<void> {
    await this.forget(method);
    await answerOf(this.provider.detachPaymentMethod(method.stripe_payment_method_id));
  }

  /** Takes a card off its owner's list. The newest of the others takes a removed default's place. */
  forget(method: PaymentMethod): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.lock(User, { id: method.user_id });
      await tx.remove(method);
      tx.afterCommit(() => this.broadcaster.deleted(paymentMethodType, [method.user_id], method.id));
      const where = { user_id: method.user_id };
      const next = await tx.manager.findOne(PaymentMethod, { where, order: { id: 'DESC' } });
      if (method.is_default && next) await this.choose(tx, next);
    });
  }

  private async choose(tx: Transaction, chosen: PaymentMethod): Promise<void> {
    const defaults = await tx.manager.findBy(PaymentMethod, { user_id: chosen.user_id, is_default: true });
    for (const other of defaults.filter((one) => one.id !== chosen.id)) {
      this.publishSaved(tx, await tx.update(other, { is_default: false }));
    }
    this.publishSaved(tx, await tx.update(chosen, { is_default: true }));
  }

  private publishSaved(tx: Transaction, method: PaymentMethod): void {
    const message = { model: presentPaymentMethod(method) };
    tx.afterCommit(() => this.broadcaster.saved(paymentMethodType, [method.user_id], message));
  }
}
