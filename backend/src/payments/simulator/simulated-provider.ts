import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/unit-of-work';
import {
  type ChargeInput,
  type PaymentProvider,
  type ProviderPaymentIntent,
  type ProviderPaymentMethod,
  type ProviderRefund,
  type ProviderSetupIntent,
  type RefundInput,
} from '../payment-provider';
import { outcomeOf, settled, type SimulatedMethod, takeBack } from './settle-intent';
import { SimulatedStore } from './simulated-store';
import { namedTestCard, type TestCard } from './test-cards';

/** Stands in for Stripe: the same calls, test cards and rules, kept in the database; no money moves. */
@Injectable()
export class SimulatedProvider implements PaymentProvider {
  constructor(private readonly store: SimulatedStore) {}

  isTestMethod(id: string): boolean {
    return namedTestCard(id) !== undefined;
  }

  createCustomer(input: { email: string; name: string }, idempotencyKey: string) {
    return this.once<{ id: string }>('customer', idempotencyKey, input, () => input);
  }

  createSetupIntent(input: { customer: string }, idempotencyKey: string): Promise<ProviderSetupIntent> {
    return this.once('setup_intent', idempotencyKey, input, (_, id) => ({
      ...input,
      client_secret: secretOf(id),
    }));
  }

  /** Only the simulator makes cards: with Stripe the browser does, and the number never comes here. */
  async createPaymentMethod(
    card: TestCard,
    expiry: { exp_month: number; exp_year: number },
  ): Promise<string> {
    const kept = { brand: card.brand, last4: card.last4, ...expiry };
    const method = await this.once<SimulatedMethod>('payment_method', null, {}, () => ({
      customer: null,
      card: kept,
      outcome: card.outcome,
    }));
    return method.id;
  }

  async attachPaymentMethod(id: string, { customer }: { customer: string }): Promise<ProviderPaymentMethod> {
    return this.parsed(await this.store.change('payment_method', id, () => ({ customer })));
  }

  async detachPaymentMethod(id: string): Promise<void> {
    await this.store.change('payment_method', id, () => ({ customer: null }));
  }

  createPaymentIntent(input: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent> {
    return this.once('payment_intent', idempotencyKey, input, async (tx, id) => {
      const outcome = await outcomeOf(tx, input);
      return {
        amount: input.amount,
        currency: input.currency,
        client_secret: secretOf(id),
        refunded: 0,
        refunds_fail: outcome.kind === 'refund_fails',
        ...settled(outcome),
      };
    });
  }

  async retrievePaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    return this.parsed<ProviderPaymentIntent>(await this.store.find('payment_intent', id));
  }

  async cancelPaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    const intent = await this.store.change('payment_intent', id, ({ status }) =>
      status === 'succeeded' ? {} : { status: 'canceled' },
    );
    return this.parsed(intent);
  }

  createRefund(input: RefundInput, idempotencyKey: string): Promise<ProviderRefund> {
    return this.once('refund', idempotencyKey, input, async (tx) => {
      const intent = await takeBack(tx, input);
      return {
        amount: input.amount,
        status: intent.refunds_fail ? 'failed' : 'succeeded',
        failure_reason: intent.refunds_fail ? 'lost_or_stolen_card' : null,
      };
    });
  }

  private async once<T>(
    object: string,
    idempotencyKey: string | null,
    parameters: object,
    make: (tx: Transaction, id: string) => Promise<object> | object,
  ): Promise<T> {
    const body = await this.store.once(object, idempotencyKey, parameters, async (tx, id) => ({
      ...(await make(tx, id)),
    }));
    return this.parsed(body);
  }

  /** Bodies are what this class wrote: the one place where stored text becomes a type again. */
  private parsed<T>(body: Record<string, unknown>): T {
    return body as T;
  }
}

const secretOf = (id: string) => `${id}_secret_${randomBytes(12).toString('hex')}`;
