import type { ProviderPaymentMethod, ProviderRefund } from '../../src/payments/payment-provider';
import { parsed, type SimulatedIntent } from '../../src/payments/simulator/try-card';
import type { Body } from '../../src/payments/simulator/simulation-store';

type Shape = Record<string, unknown>;

/** The simulator's objects as Stripe writes them. */
export function intentShape(body: Body): Shape {
  const intent = parsed<SimulatedIntent>(body);
  const { id, amount, currency, client_secret, metadata } = intent;
  return {
    id,
    object: 'payment_intent',
    amount,
    currency,
    client_secret,
    metadata,
    created: body['created'],
    customer: body['customer'],
    payment_method: body['payment_method'],
    payment_method_types: ['card'],
    livemode: false,
    // Nobody was there: Stripe then leaves the intent as one whose card was refused.
    status: intent.status === 'requires_action' ? 'requires_payment_method' : intent.status,
    last_payment_error: errorShape(intent),
  };
}

const ABSENT = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Stripe tells declines apart by a second code. */
const DECLINES: Record<string, string> = {
  card_declined: 'generic_decline',
  insufficient_funds: 'insufficient_funds',
  authentication_required: 'authentication_required',
};

export function errorShape(intent: SimulatedIntent): Shape | null {
  const error = intent.status === 'requires_action' ? ABSENT : intent.last_payment_error;
  if (!error || intent.status === 'succeeded') return null;
  const decline_code = DECLINES[error.code];
  const code = decline_code && error.code !== ABSENT.code ? 'card_declined' : error.code;
  return { type: 'card_error', code, ...(decline_code ? { decline_code } : {}), message: error.message };
}

export function setupIntentShape(body: Body): Shape {
  const { id, client_secret, customer, payment_method, status, created } = body;
  return {
    id,
    object: 'setup_intent',
    client_secret,
    customer,
    payment_method,
    status,
    created,
    usage: 'off_session',
    livemode: false,
  };
}

export function methodShape(body: Body): Shape {
  const { id, customer, card } = parsed<ProviderPaymentMethod>(body);
  return { id, object: 'payment_method', type: 'card', customer, card, livemode: false };
}

/** Seconds, as Stripe writes instants. */
export function disputeShape(body: Body): Shape {
  const { id, amount, currency, payment_intent, status, due_by, created, evidence } = body;
  return {
    id,
    object: 'dispute',
    amount,
    currency,
    payment_intent,
    charge: `ch_${String(payment_intent).slice(3)}`,
    status,
    reason: 'fraudulent',
    created,
    evidence_details: { due_by, submission_count: evidence ? 1 : 0 },
    livemode: false,
  };
}

export function refundShape(body: Body): Shape {
  const { id, amount, payment_intent, metadata, status, failure_reason } = parsed<ProviderRefund>(body);
  return {
    id,
    object: 'refund',
    amount,
    payment_intent,
    metadata,
    status,
    created: body['created'],
    ...(failure_reason ? { failure_reason } : {}),
  };
}
