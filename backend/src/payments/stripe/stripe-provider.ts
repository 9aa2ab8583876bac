import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type {
  ChargeInput,
  DisputeEvidence,
  PaymentProvider,
  ProviderDispute,
  ProviderPaymentIntent,
  ProviderPaymentMethod,
  ProviderRefund,
  ProviderSetupIntent,
  RefundInput,
} from '../payment-provider';
import { StripeClient } from './stripe-client';
import { namedTestCard } from '../simulator/test-cards';
import { providerCall, intentOfCardError } from './stripe-errors';
import { disputeOf, intentOf, methodOf, refundOf, setupIntentOf } from './stripe-shapes';

/** Cards alone: other ways to pay send the person to another site, and nobody is there when we charge. */
const payment_method_types = ['card'];

const PAGE = 100;

/** The real card provider, through its own library. */
@Injectable()
export class StripeProvider implements PaymentProvider {
  constructor(private readonly client: StripeClient) {}

  isTestMethod(id: string): boolean {
    return this.client.isTest && namedTestCard(id) !== undefined;
  }

  async createCustomer(input: { email: string; name: string }, idempotencyKey: string) {
    const { id } = await providerCall(this.api.customers.create(input, { idempotencyKey }));
    return { id };
  }

  async createSetupIntent({ customer }: { customer: string }, idempotencyKey: string) {
    const parameters = { customer, usage: 'off_session' as const, payment_method_types };
    return setupIntentOf(await providerCall(this.api.setupIntents.create(parameters, { idempotencyKey })));
  }

  async retrieveSetupIntent(id: string): Promise<ProviderSetupIntent> {
    return setupIntentOf(await providerCall(this.api.setupIntents.retrieve(id)));
  }

  async attachPaymentMethod(id: string, { customer }: { customer: string }): Promise<ProviderPaymentMethod> {
    return methodOf(await providerCall(this.api.paymentMethods.attach(id, { customer })));
  }

  async retrievePaymentMethod(id: string): Promise<ProviderPaymentMethod> {
    return methodOf(await providerCall(this.api.paymentMethods.retrieve(id)));
  }

  async detachPaymentMethod(id: string): Promise<void> {
    await providerCall(this.api.paymentMethods.detach(id));
  }

  createPaymentIntent(input: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent> {
    const parameters = { ...input, payment_method_types, confirm: true, off_session: true };
    return settled(this.api.paymentIntents.create(parameters, { idempotencyKey }));
  }

  async retrievePaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    return intentOf(await providerCall(this.api.paymentIntents.retrieve(id)));
  }

  /** Lists intents, which shows new ones; a search by metadata does so only after a while. */
  async findPaymentIntent({ customer, metadata }: ChargeInput): Promise<ProviderPaymentIntent | null> {
    const list = this.api.paymentIntents.list({ customer, limit: PAGE });
    const found = await providerCall(firstOf(list, (intent) => isSame(intent, metadata)));
    return found && intentOf(found);
  }

  async cancelPaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    const canceled = await providerCall(this.api.paymentIntents.cancel(id).catch(notCancelable));
    return canceled ? intentOf(canceled) : this.retrievePaymentIntent(id);
  }

  async createRefund(input: RefundInput, idempotencyKey: string): Promise<ProviderRefund> {
    return refundOf(await providerCall(this.api.refunds.create(input, { idempotencyKey })));
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return refundOf(await providerCall(this.api.refunds.retrieve(id)));
  }

  async findRefund({ payment_intent, metadata }: RefundInput): Promise<ProviderRefund | null> {
    const list = this.api.refunds.list({ payment_intent, limit: PAGE });
    const found = await providerCall(firstOf(list, (refund) => isSame(refund, metadata)));
    return found && refundOf(found);
  }

  async refundsSince(since: Date): Promise<{ id: string }[]> {
    const list = this.api.refunds.list({ created: { gte: secondsOf(since) }, limit: PAGE });
    return (await providerCall(allOf(list))).map(({ id }) => ({ id }));
  }

  async retrieveDispute(id: string): Promise<ProviderDispute> {
    return disputeOf(await providerCall(this.api.disputes.retrieve(id)));
  }

  async disputesSince(since: Date): Promise<ProviderDispute[]> {
    const list = this.api.disputes.list({ created: { gte: secondsOf(since) }, limit: PAGE });
    return (await providerCall(allOf(list))).map(disputeOf);
  }

  async answerDispute(id: string, { text, ...evidence }: DisputeEvidence): Promise<ProviderDispute> {
    const input = { evidence: { ...evidence, uncategorized_text: text }, submit: true };
    return disputeOf(await providerCall(this.api.disputes.update(id, input)));
  }

  private get api(): Stripe {
    return this.client.api;
  }
}

/** A refused card is thrown by the library, with the intent that it leaves behind. */
async function settled(call: Promise<Stripe.PaymentIntent>): Promise<ProviderPaymentIntent> {
  const caught = call.catch((error: unknown) => {
    const intent = intentOfCardError(error);
    if (!intent) throw error;
    return intent;
  });
  return intentOf(await providerCall(caught));
}

/** An intent that has succeeded or was cancelled before is no failure: its state is read. */
function notCancelable(error: unknown): null {
  if ((error as { code?: unknown } | null)?.code === 'payment_intent_unexpected_state') return null;
  throw error;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
}

async function firstOf<T>(list: AsyncIterable<T>, fits: (one: T) => boolean): Promise<T | null> {
  for await (const one of list) if (fits(one)) return one;
  return null;
}

/** True when an object was made for the row that `metadata` names. */
function isSame(object: { metadata: Stripe.Metadata | null }, metadata: Record<string, string>): boolean {
  return Object.entries(metadata).every(([name, value]) => object.metadata?.[name] === value);
}
