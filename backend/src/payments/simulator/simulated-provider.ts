import { randomBytes } from 'node:crypto';
import {
  type ChargeInput,
  type DisputeEvidence,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderPaymentIntent,
  type ProviderPaymentMethod,
  type ProviderRefund,
  ProviderRejected,
  type ProviderSetupIntent,
  type RefundInput,
} from '../payment-provider';
import { noSuch, type SimulatedWork, type SimulationStore } from './simulation-store';
import { namedTestCard, type TestCard } from './test-cards';
import type { Authentication, SimulatedIntent, SimulatedMethod } from './try-card';
import {
  answered,
  authenticated,
  disputeOf,
  newDispute,
  outcomeOf,
  parsed,
  stateAfter,
  takeBack,
} from './try-card';

type OnDispute = (id: string, intentId: string) => Promise<void>;

class SimulatedDisputes {
  constructor(
    private readonly store: SimulationStore,
    private readonly now: () => Date,
    private readonly onDispute: OnDispute,
  ) {}

  /** Takes a charge's money back as soon as it is there; a charge has one dispute. */
  async open(intentId: string): Promise<void> {
    const intent = parsed<SimulatedIntent>(await this.store.find('payment_intent', intentId));
    const made = await this.store.once('dispute', `dispute-${intentId}`, {}, () =>
      newDispute(intent, this.now()),
    );
    await this.onDispute(String(made['id']), intentId);
  }

  async retrieve(id: string): Promise<ProviderDispute> {
    return disputeOf(await this.store.find('dispute', id));
  }

  async since(at: Date): Promise<ProviderDispute[]> {
    return (await this.store.since('dispute', at)).map(disputeOf);
  }

  /** @throws ProviderRejected for one that waits for no evidence */
  async answer(id: string, evidence: DisputeEvidence): Promise<ProviderDispute> {
    const found = await this.store.find('dispute', id);
    if (found['status'] !== 'needs_response') throw new ProviderRejected('This dispute is already closed.');
    const status = answered(evidence);
    const body = await this.store.change('dispute', id, () => ({ status, evidence }));
    if (status === 'won') {
      await this.store.change('payment_intent', String(body['payment_intent']), () => ({ disputed: false }));
    }
    return disputeOf(body);
  }
}

/** Stands in for Stripe: the same calls, test cards and rules; no money moves. */
export class SimulatedProvider implements PaymentProvider {
  private readonly disputes: SimulatedDisputes;

  /** @param onDispute  called with a dispute and its intent, as by a message */
  constructor(
    private readonly store: SimulationStore,
    now: () => Date,
    onDispute: OnDispute = async () => undefined,
  ) {
    this.disputes = new SimulatedDisputes(store, now, onDispute);
  }

  isTestMethod(id: string): boolean {
    return namedTestCard(id) !== undefined;
  }

  createCustomer(input: { email: string; name: string }, idempotencyKey: string | null) {
    return this.once<{ id: string }>('customer', idempotencyKey, input, () => input);
  }

  createSetupIntent(
    input: { customer: string },
    idempotencyKey: string | null,
  ): Promise<ProviderSetupIntent> {
    return this.once('setup_intent', idempotencyKey, input, (_, id) => ({
      ...input,
      client_secret: secretOf(id),
      status: 'requires_payment_method',
      payment_method: null,
    }));
  }

  async retrieveSetupIntent(id: string): Promise<ProviderSetupIntent> {
    return parsed(await this.store.find('setup_intent', id));
  }

  /** Stands in for the browser's form with a typed card. */
  async confirmSetupIntent(id: string, payment_method: string): Promise<ProviderSetupIntent> {
    const confirmed = { status: 'succeeded', payment_method };
    const intent = await this.store.change('setup_intent', id, () => confirmed);
    await this.attachPaymentMethod(payment_method, { customer: String(intent['customer']) });
    return parsed(intent);
  }

  /** Only the simulator makes cards: with Stripe the browser does, and the number never comes here. */
  async createPaymentMethod(
    card: TestCard,
    expiry: { exp_month: number; exp_year: number },
  ): Promise<string> {
    const cardFacts = { brand: card.brand, last4: card.last4, ...expiry };
    const method = await this.once<SimulatedMethod>('payment_method', null, {}, () => ({
      customer: null,
      card: cardFacts,
      outcome: card.outcome,
    }));
    return method.id;
  }

  async attachPaymentMethod(id: string, { customer }: { customer: string }): Promise<ProviderPaymentMethod> {
    return parsed(await this.store.change('payment_method', id, () => ({ customer })));
  }

  async retrievePaymentMethod(id: string): Promise<ProviderPaymentMethod> {
    return parsed(await this.store.find('payment_method', id));
  }

  async detachPaymentMethod(id: string): Promise<void> {
    await this.store.change('payment_method', id, () => ({ customer: null }));
  }

  async createPaymentIntent(
    input: ChargeInput,
    idempotencyKey: string | null,
  ): Promise<ProviderPaymentIntent> {
    const intent = await this.once<SimulatedIntent>(
      'payment_intent',
      idempotencyKey,
      input,
      async (work, id) => {
        const outcome = await outcomeOf(work, input);
        return {
          disputed: outcome.kind === 'disputed',
          ...input,
          client_secret: secretOf(id),
          refunded: 0,
          refunds_fail: outcome.kind === 'refund_fails',
          ...stateAfter(outcome),
        };
      },
    );
    if (intent.disputed) await this.disputes.open(intent.id);
    return intent;
  }

  async retrievePaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    return parsed(await this.store.find('payment_intent', id));
  }

  async findPaymentIntent(_: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent | null> {
    return parsed(await this.store.madeWith(idempotencyKey));
  }

  async cancelPaymentIntent(id: string): Promise<ProviderPaymentIntent> {
    const intent = await this.store.change('payment_intent', id, ({ status }) =>
      status === 'succeeded' ? {} : { status: 'canceled' },
    );
    return parsed(intent);
  }

  /** Stands in for the bank's page. @throws ProviderRejected for a secret that was never given */
  async authenticate(secret: string, outcome: Authentication): Promise<ProviderPaymentIntent> {
    const [id = ''] = secret.split('_secret_');
    const intent = await this.store.change('payment_intent', id, (body) => {
      if (body['client_secret'] !== secret) throw new ProviderRejected(noSuch('payment_intent', id));
      return authenticated(parsed<SimulatedIntent>(body), outcome);
    });
    return parsed(intent);
  }

  createRefund(input: RefundInput, idempotencyKey: string | null): Promise<ProviderRefund> {
    return this.once('refund', idempotencyKey, input, async (work) => {
      const { refunds_fail } = await takeBack(work, input);
      return {
        ...input,
        status: refunds_fail ? 'failed' : 'succeeded',
        failure_reason: refunds_fail ? 'lost_or_stolen_card' : null,
      };
    });
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    return parsed(await this.store.find('refund', id));
  }

  async findRefund(_: RefundInput, idempotencyKey: string): Promise<ProviderRefund | null> {
    return parsed(await this.store.madeWith(idempotencyKey));
  }

  async refundsSince(since: Date): Promise<{ id: string }[]> {
    return (await this.store.since('refund', since)).map(({ id }) => ({ id: String(id) }));
  }

  retrieveDispute(id: string): Promise<ProviderDispute> {
    return this.disputes.retrieve(id);
  }

  disputesSince(since: Date): Promise<ProviderDispute[]> {
    return this.disputes.since(since);
  }

  answerDispute(id: string, evidence: DisputeEvidence): Promise<ProviderDispute> {
    return this.disputes.answer(id, evidence);
  }

  private async once<T extends object>(
    object: string,
    idempotencyKey: string | null,
    parameters: object,
    make: (work: SimulatedWork, id: string) => Promise<object> | object,
  ): Promise<T> {
    const body = await this.store.once(object, idempotencyKey, parameters, async (work, id) => ({
      ...(await make(work, id)),
    }));
    return parsed(body);
  }
}

const secretOf = (id: string) => `${id}_secret_${randomBytes(12).toString('hex')}`;
