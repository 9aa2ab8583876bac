import type Stripe from 'stripe';
import type {
  IntentStatus,
  ProviderDispute,
  ProviderPaymentIntent,
  ProviderPaymentMethod,
  ProviderRefund,
  ProviderSetupIntent,
} from '../payment-provider';

/** Stripe's objects as the port's. Fields are nullable there for cases that our calls exclude. */
export function intentOf(intent: Stripe.PaymentIntent): ProviderPaymentIntent {
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    status: statusOf(intent),
    client_secret: intent.client_secret ?? '',
    amount: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    last_payment_error: error && {
      code: error.decline_code ?? error.code ?? error.type,
      message: error.message ?? 'The card was refused.',
    },
  };
}

/**
 * A card that asks for its owner while nobody is there leaves the intent in `requires_payment_method` with this code;
 * its secret is what the renter can still confirm it with. https://docs.stripe.com/payments/save-and-reuse
 */
const ABSENT = 'authentication_required';

const INTENT_STATUS: Partial<Record<string, IntentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'requires_action',
  requires_confirmation: 'requires_action',
  requires_payment_method: 'requires_payment_method',
  canceled: 'canceled',
};

/** A state that a later version of the API may add is requested again until it is one we know. */
function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentStatus {
  if (status === 'requires_payment_method' && error?.code === ABSENT) return 'requires_action';
  return INTENT_STATUS[status] ?? 'processing';
}

const SETUP_STATUS: Partial<Record<string, ProviderSetupIntent['status']>> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  requires_confirmation: 'requires_action',
  requires_payment_method: 'requires_payment_method',
  canceled: 'canceled',
};

export function setupIntentOf(intent: Stripe.SetupIntent): ProviderSetupIntent {
  return {
    id: intent.id,
    client_secret: intent.client_secret ?? '',
    status: SETUP_STATUS[intent.status] ?? 'processing',
    customer: idOf(intent.customer) ?? '',
    payment_method: idOf(intent.payment_method),
  };
}

export function methodOf(method: Stripe.PaymentMethod): ProviderPaymentMethod {
  const { brand = 'unknown', last4 = '', exp_month = 0, exp_year = 0 } = method.card ?? {};
  return { id: method.id, customer: idOf(method.customer), card: { brand, last4, exp_month, exp_year } };
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    status: refundStatusOf(refund.status),
    amount: refund.amount,
    payment_intent: idOf(refund.payment_intent) ?? '',
    metadata: refund.metadata ?? {},
    failure_reason: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
  };
}

function refundStatusOf(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return status;
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { due_by } = dispute.evidence_details;
  return {
    id: dispute.id,
    status: dispute.status,
    amount: dispute.amount,
    payment_intent: idOf(dispute.payment_intent) ?? '',
    due_by: due_by ? new Date(due_by * 1000) : null,
  };
}

export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
