import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import { CustomersService } from '../cards/customers.service';
import { ageOfKey } from '../key-age';
import { GIVEN_UP } from './charge-records';
import type { ChargeInput, PaymentProvider, ProviderPaymentIntent } from '../payment-provider';
import { PAYMENT_PROVIDER, ProviderRejected } from '../payment-provider';
import { PaymentSubject } from '../payment-subject';
import type { Payment } from '../payment.entity';

/** The payer of each rental request, with their id at the provider where there is one. */
export interface Payers {
  users: ReadonlyMap<number, number>;
  customers: ReadonlyMap<number, string>;
}

/** Calls to the provider about a charge; never inside a transaction. */
@Injectable()
export class ChargeCalls {
  constructor(
    private readonly customers: CustomersService,
    private readonly subject: PaymentSubject,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async payersOf(payments: readonly Payment[]): Promise<Payers> {
    if (payments.length === 0) return { users: new Map(), customers: new Map() };
    const users = await this.subject.payersOf(payments.map(({ rental_request_id }) => rental_request_id));
    return { users, customers: await this.customers.known([...users.values()]) };
  }

  /**
   * Makes the intent, or finds the one that an earlier call made.
   *
   * @throws ProviderRejected where nothing was ever made and it is too late to begin now: the key is forgotten, or the
   *         request is over since and does not owe it
   */
  async make(payment: Payment, payers: Payers): Promise<ProviderPaymentIntent> {
    const begun = payment.attempted_at ?? payment.created_at;
    const charge = await this.chargeOf(payment, payers, begun);
    const { isFresh, isForgotten } = ageOfKey(begun, this.clock.now());
    const made = isFresh ? null : await this.provider.findPaymentIntent(charge, payment.idempotency_key);
    if (made) return made;
    if (isForgotten) throw new ProviderRejected(NEVER_MADE);
    if (!isFresh && !(await this.subject.isOwed(payment))) throw new ProviderRejected(GIVEN_UP);
    return this.provider.createPaymentIntent(charge, payment.idempotency_key);
  }

  retrieve(intentId: string): Promise<ProviderPaymentIntent> {
    return this.provider.retrievePaymentIntent(intentId);
  }

  cancel(intentId: string): Promise<ProviderPaymentIntent> {
    return this.provider.cancelPaymentIntent(intentId);
  }

  /** The same each time: a key may be repeated with the same parameters alone. */
  private async chargeOf(payment: Payment, { users, customers }: Payers, begun: Date): Promise<ChargeInput> {
    const { rental_request_id, kind } = payment;
    const payer = users.get(rental_request_id);
    if (payer === undefined) throw new Error(`nobody pays for rental request ${rental_request_id}`);
    return {
      amount: payment.amount,
      currency: payment.currency,
      customer: customers.get(payer) ?? (await this.customers.of(payer)),
      payment_method: payment.stripe_payment_method_id ?? '',
      description: `Rental request ${rental_request_id}: ${kind}`,
      metadata: {
        rental_request_id: String(rental_request_id),
        payment_id: String(payment.id),
        // Ids begin anew with a new database; the instant does not.
        attempted_at: begun.toISOString(),
      },
    };
  }
}

const NEVER_MADE = 'The card provider could not be reached for a day. Nothing was charged.';
