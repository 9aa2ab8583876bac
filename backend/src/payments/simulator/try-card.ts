import {
  type ChargeInput,
  type DisputeEvidence,
  type ProviderDispute,
  type ProviderPaymentIntent,
  type ProviderPaymentMethod,
  ProviderRejected,
  type RefundInput,
} from '../payment-provider';
import type { Body, SimulatedWork } from './simulation-store';
import { type CardOutcome, namedTestCard } from './test-cards';

export type SimulatedMethod = ProviderPaymentMethod & { outcome: CardOutcome };

/** A charge, with what came back of it. */
export type SimulatedIntent = ProviderPaymentIntent & {
  refunded: number;
  refunds_fail: boolean;
  disputed?: boolean;
};

/** The card's result. @throws ProviderRejected for a card that is nobody's, or another customer's */
export async function outcomeOf(work: SimulatedWork, input: ChargeInput): Promise<CardOutcome> {
  const named = namedTestCard(input.payment_method);
  if (named) return named.outcome;
  const method = parsed<SimulatedMethod>(await work.find('payment_method', input.payment_method));
  if (method?.customer !== input.customer) {
    throw new ProviderRejected('The payment method is not attached to this customer.');
  }
  return method.outcome;
}

type IntentState = Pick<ProviderPaymentIntent, 'status' | 'last_payment_error'>;

export function stateAfter(outcome: CardOutcome): IntentState {
  switch (outcome.kind) {
    case 'succeeded':
    case 'refund_fails':
    case 'disputed':
      return { status: 'succeeded', last_payment_error: null };
    case 'requires_action':
      return { status: 'requires_action', last_payment_error: null };
    case 'refused':
      return {
        status: 'requires_payment_method',
        last_payment_error: { code: outcome.code, message: outcome.message },
      };
  }
}

/** Result of the bank's page, for a card that requires one. */
export type Authentication = 'complete' | 'fail';

/** An intent after the bank's page; one that does not wait for it stays as it is. */
export function authenticated({ status }: SimulatedIntent, outcome: Authentication): Partial<IntentState> {
  if (status !== 'requires_action') return {};
  if (outcome === 'complete') return { status: 'succeeded', last_payment_error: null };
  return {
    status: 'requires_payment_method',
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  };
}

/** Books a refund on its charge, under the charge's lock. @throws ProviderRejected above what is left */
export async function takeBack(work: SimulatedWork, input: RefundInput): Promise<SimulatedIntent> {
  const intent = parsed<SimulatedIntent>(await work.lock('payment_intent', input.payment_intent));
  if (!intent || intent.status !== 'succeeded') {
    throw new ProviderRejected(`No successful payment_intent: '${input.payment_intent}'`);
  }
  if (intent.refunded + input.amount > intent.amount) {
    throw new ProviderRejected('Refund amount is greater than unrefunded amount on charge.');
  }
  if (intent.disputed)
    throw new ProviderRejected('This charge has been charged back and cannot be refunded.');
  if (intent.refunds_fail) return intent;
  const body = { ...intent, refunded: intent.refunded + input.amount };
  await work.put(intent.id, body);
  return body;
}

/** A charge that its card's bank takes back at once, and what there is of the dispute. */
export type SimulatedDispute = Omit<ProviderDispute, 'due_by'> & {
  due_by: number;
  evidence?: DisputeEvidence;
};

/** A bank hears evidence for so long. */
const HEARD_S = 9 * 86_400;

export function disputeOf(body: Body): ProviderDispute {
  const { due_by, evidence: _, ...dispute } = parsed<SimulatedDispute>(body);
  const { id, status, amount, payment_intent } = dispute;
  return { id, status, amount, payment_intent, due_by: new Date(due_by * 1000) };
}

export const newDispute = ({ id, amount, currency }: SimulatedIntent, now: Date) => ({
  status: 'needs_response',
  amount,
  currency,
  payment_intent: id,
  due_by: Math.floor(now.getTime() / 1000) + HEARD_S,
});

/** Follows Stripe's test disputes: evidence with these words wins or loses, any other is under review. */
export function answered({ text }: DisputeEvidence): string {
  if (text.includes('winning_evidence')) return 'won';
  return text.includes('losing_evidence') ? 'lost' : 'under_review';
}

/** Bodies are what the simulator wrote: the one place where stored text becomes a type again. */
export function parsed<T extends object>(body: Body): T;
export function parsed<T extends object>(body: Body | null): T | null;
export function parsed<T extends object>(body: Body | null): T | null {
  return body as T | null;
}
