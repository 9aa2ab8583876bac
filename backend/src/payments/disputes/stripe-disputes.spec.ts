/**
 * @jest-environment-options {"payments":"stripe"}
 */
import { api, as, rows } from '../../../test/api';
import { deliver, depositScene, eventOf, moved, onePayment, stripe } from '../../../test/stripe-scene';

const review = () =>
  api.provider<{ check(): Promise<void> }>('src/payments/disputes/provider-review', 'ProviderReview').check();
const status = async () => (await rows<{ dispute_status: string | null }>('payments'))[0]?.dispute_status;

async function disputed() {
  const scene = await depositScene('pm_card_createDispute');
  const rental = await scene.approve();
  return { ...scene, rental };
}

it('hears of a dispute by its message, once, in whatever order', async () => {
  await disputed();
  expect(await status()).toBeNull();
  const event = eventOf('charge.dispute.created');

  await Promise.all([deliver(event), deliver(event)]);

  expect(await status()).toBe('needs_response');
  expect(await rows('ledger_entries', "kind = 'dispute'")).toHaveLength(1);
  expect(await rows('notifications', "type = 'rental_request.payment_disputed'")).toHaveLength(2);
});

it('finds a dispute whose message was lost', async () => {
  await disputed();

  await review();
  await review();

  expect(await status()).toBe('needs_response');
  expect(await rows('ledger_entries', "kind = 'dispute'")).toHaveLength(1);
});

it('submits evidence through the provider, and says so when it does not answer', async () => {
  const { admin, path, rental } = await disputed();
  await review();
  const { id } = await onePayment();
  const answer = () => as(admin).post(`${path(rental.id)}/${id}/answer_dispute`, {});
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/disputes', times: 2 });

  expect((await answer()).status).toBe(503);
  expect(await status()).toBe('needs_response');
  expect((await answer()).body.dispute.status).toBe('under_review');
  await deliver(eventOf('charge.dispute.updated'));
  expect(await status()).toBe('under_review');
});

it('finds a refund that was made at the provider and whose message was lost', async () => {
  const scene = await depositScene();
  await scene.approve();
  const { stripe_payment_intent_id: intent } = await onePayment();
  await stripe().provider.createRefund({ payment_intent: intent ?? '', amount: 5000, metadata: {} }, null);
  expect(moved('refund')).toEqual([]);

  await review();
  await review();

  expect(await rows('refunds')).toMatchObject([{ reason: 'card_provider', status: 'succeeded' }]);
  const [payment] = await rows<{ refunded_amount: number | string }>('payments');
  expect(Number(payment?.refunded_amount)).toBe(50);
  expect(await rows('ledger_entries', "kind = 'refund'")).toHaveLength(1);
});
