import type { PaymentRecord } from '@yard/contracts';
import request from 'supertest';
import { api, as, rows } from './api';
import { rentalScene } from './rental-scene';
import type { StripeServer } from './stripe-server/stripe-server';
import { type SentEvent, signatureOf } from './stripe-server/webhooks';

export const SECRET = 'whsec_test_first';

export interface PaymentRow {
  id: number;
  kind: string;
  status: string;
  failure_message: string | null;
  stripe_payment_intent_id: string | null;
  client_secret: string | null;
}

export function stripe(): StripeServer {
  if (!api.stripe) throw new Error('this spec runs with the simulator');
  return api.stripe;
}

export const payments = () => rows<PaymentRow>('payments');

export async function onePayment(): Promise<PaymentRow> {
  const [payment, ...others] = await payments();
  if (!payment || others.length > 0) throw new Error(`${others.length + (payment ? 1 : 0)} payments`);
  return payment;
}

export function moved(kind: 'charge' | 'refund'): number[] {
  return stripe()
    .movements.filter((movement) => movement.kind === kind)
    .map(({ amount }) => amount);
}

export const sweep = () =>
  api.provider<{ sweep(): Promise<void> }>('src/payments/payment-sweeper', 'PaymentSweeper').sweep();

/** Waits until every message that came in is handled. */
export const handled = () =>
  api.provider<{ idle(): Promise<void> }>('src/payments/webhooks/webhook-inbox', 'WebhookInbox').idle();

/** Sends a message as Stripe does, and waits until it is handled. */
export async function deliver(event: SentEvent, secret = SECRET) {
  const payload = JSON.stringify(event);
  const answer = await send(payload, signatureOf(payload, secret, api.clock.now()));
  await handled();
  return answer;
}

/** Any body with any signature; no cookie, no token. */
export function send(payload: string | Buffer, signature: string | null, url = api.url) {
  const call = request(url).post('/stripe/webhook').set('content-type', 'application/json');
  return (signature === null ? call : call.set('stripe-signature', signature)).send(payload);
}

export function eventOf(type: string): SentEvent {
  const event = stripe().events.findLast((one) => one.type === type);
  if (!event)
    throw new Error(
      `no ${type} among ${stripe()
        .events.map((one) => one.type)
        .join(', ')}`,
    );
  return event;
}

/** The renter's request, approved; its deposit of 280.00 is tried with the card. */
export async function depositScene(card = 'pm_card_visa') {
  const scene = await rentalScene();
  const approve = async () => scene.approved({ stripe_payment_method_id: card });
  const path = (id: number) => `/api/rental_requests/${id}/payments`;
  const refresh = async (requestId: number, by = scene.renter) => {
    const payment = await onePayment();
    const answer = await as(by).post(`${path(requestId)}/${payment.id}/refresh`);
    return { status: answer.status, body: answer.body as PaymentRecord };
  };
  return { ...scene, approve, path, refresh };
}
