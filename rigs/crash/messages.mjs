// Messages of Stripe that arrive at once, while the application dies; who gets no 2xx sends again. The books must tell
// the same at the end: what the bank confirmed or refused, what it returned, what was given back at Stripe itself.
import Stripe from 'stripe';
import { REST_MS } from './at-rest.mjs';
import { all, approveEach, FAR } from './clicks.mjs';
import { renter } from './world.mjs';

const ASKED = { stripe_payment_method_id: 'pm_card_authenticationRequired' };
const CONFIRMED = [0, 1];
const REFUSED = 2;
const RETURNED = 3;
const GIVEN_BACK = [4, 5];
const CENTS = 5_000;

export const MESSAGES = {
  webhook: {
    async before(world) {
      await world.ask({ 0: ASKED, 1: ASKED, 2: ASKED, 6: ASKED, 7: FAR });
      await approveEach(world, [...all, 6, 7]);
      await world.posted(renter, RETURNED, '/cancel', { reason: 'No need.' });
      const known = (await world.provider.tell('sent')).length;
      await happened(world);
      const sent = await world.provider.tell('sent');
      world.messages = sent.slice(known);
    },
    async act(world) {
      world.arrived = new Set();
      await Promise.allSettled(world.messages.map((message) => deliver(world, message)));
    },
    async again(world) {
      const lost = world.messages.filter(({ id }) => !world.arrived.has(id));
      await Promise.all(lost.map((message) => deliver(world, message)));
    },
  },
};

/** Changes at Stripe that the product learns of only by a message. */
async function happened(world) {
  const { requests, rows, provider } = world;
  const payments = await rows("SELECT * FROM payments WHERE kind = 'deposit'");
  const paymentOf = (index) =>
    payments.find(({ rental_request_id }) => rental_request_id === requests[index].id);
  for (const index of [...CONFIRMED, REFUSED]) {
    const outcome = index === REFUSED ? 'fail' : 'complete';
    await provider.tell('authenticate', { secret: paymentOf(index).client_secret, outcome });
  }
  await provider.tell('returnRefund', await refundOf(world, paymentOf(RETURNED).id));
  for (const index of GIVEN_BACK) await refundAtStripe(provider, paymentOf(index).stripe_payment_intent_id);
}

/** Stripe's id. On a busy machine the first call for it may have taken too long: it is asked for again. */
async function refundOf(world, paymentId) {
  for (;;) {
    const refunds = await world.rows('SELECT * FROM refunds');
    const { stripe_refund_id, status } = refunds.find(({ payment_id }) => payment_id === paymentId);
    if (stripe_refund_id) return stripe_refund_id;
    if (status !== 'pending') throw new Error(`the refund is ${status} and has no id`);
    await world.clock(new Date(Date.parse(world.now()) + REST_MS).toISOString());
    await world.swept();
  }
}

async function refundAtStripe({ variables }, intent) {
  const answer = await fetch(`${variables.STRIPE_API_URL}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${variables.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ payment_intent: intent, amount: String(CENTS) }),
  });
  if (!answer.ok) throw new Error(`a refund at Stripe: ${answer.status} ${await answer.text()}`);
}

/** @throws Error when it is not taken, and when the process dies before it says so */
async function deliver(world, message) {
  const payload = JSON.stringify(message);
  const secret = world.provider.variables.STRIPE_WEBHOOK_SECRET;
  const timestamp = Math.floor(Date.parse(world.now()) / 1000);
  const answer = await fetch(`${world.url()}/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    body: payload,
  });
  if (!answer.ok) throw new Error(`${message.type} was answered ${answer.status}`);
  world.arrived.add(message.id);
}
