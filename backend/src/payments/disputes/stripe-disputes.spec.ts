/** @jest-environment-options {"payments":"stripe"} */
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

it.each([
  ['looks at it', '', [200, 'under_review', undefined]],
  ['has decided', 'losing_evidence', [409, 'lost', 'This dispute is lost.']],
])('learns that the bank %s since a process that was killed after it answered', async (_, text, learned) => {
  const { admin, path, rental } = await disputed();
  await review();
  const [payment] = await rows<{ id: number; stripe_dispute_id: string }>('payments');
  const facts = { customer_name: '', customer_email_address: '', product_description: '', service_date: '' };
  await stripe().provider.answerDispute(payment?.stripe_dispute_id ?? '', { ...facts, text });

  const answer = await as(admin).post(`${path(rental.id)}/${payment?.id}/answer_dispute`, {});

  expect([answer.status, await status(), answer.body.message]).toEqual(learned);
  const isAnswered = answer.status === 200 ? 1 : 0;
  expect(await rows('payments', 'dispute_answered_at IS NOT NULL')).toHaveLength(isAnswered);
  expect(await rows('audit_events', "action = 'answer_dispute'")).toHaveLength(isAnswered);
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
