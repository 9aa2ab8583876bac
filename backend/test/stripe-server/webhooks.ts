import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

export interface SentEvent {
  id: string;
  type: string;
  livemode: boolean;
  data: { object: Record<string, unknown> };
  [field: string]: unknown;
}

export function eventOf(type: string, object: Record<string, unknown>): SentEvent {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  };
}

/** The header that Stripe signs a body with. @param at  when it is sent */
export function signatureOf(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
