/** @jest-environment-options {"payments":"stripe"} */
import { api, later, rows } from '../../../test/api';
import { deliver, depositScene, eventOf, moved, onePayment, stripe } from '../../../test/stripe-scene';

async function state() {
  const [payment] = await rows<{ status: string; refunded_amount: number }>('payments');
  return [payment?.status, Number(payment?.refunded_amount)];
}

it('owes a refund again that the bank returned', async () => {
  const { approve, admin, owner, act } = await depositScene();
  const rental = await approve();
  await act(owner, rental, 'cancel', { reason: 'Broken' });
  const [refund] = await rows<{ stripe_refund_id: string }>('refunds');
  await stripe().returnRefund(refund?.stripe_refund_id ?? '');

  await deliver(eventOf('refund.failed'));
  await deliver({ ...eventOf('refund.failed'), id: 'evt_again' });

  expect(await rows('refunds', "status = 'failed'")).toHaveLength(1);
  expect(await state()).toEqual(['succeeded', 0]);
  expect(await rows('rental_requests', 'deposit_refunded_at IS NULL')).toHaveLength(1);
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.refund_failed'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([admin.id]);
  expect((await act(admin, rental, 'refund_deposit')).status).toBe(200);
  expect(moved('refund')).toEqual([28_000, 28_000]);
  expect(await rows('rental_requests', 'deposit_refunded_at IS NOT NULL')).toHaveLength(1);
});

/** The hourly round that asks for refunds which went through. */
const look = () =>
  api
    .provider<{ check(): Promise<void> }>('src/payments/refunds/returned-refunds', 'ReturnedRefunds')
    .check();

async function refundAtStripe(intent: unknown) {
  const body = new URLSearchParams({ payment_intent: String(intent), amount: '3000' });
  const headers = { authorization: 'Bearer sk_test_dashboard' };
  expect((await fetch(`${stripe().url}/v1/refunds`, { method: 'POST', body, headers })).status).toBe(200);
}

it('books a refund made at Stripe of a charge whose own answer and message are still to come', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  const charged = eventOf('payment_intent.succeeded');
  await refundAtStripe(charged.data.object['id']);

  await deliver(eventOf('refund.created'));
  await deliver(charged);

  expect(await state()).toEqual(['partially_refunded', 30]);
  expect(await rows('refunds', "status = 'succeeded'")).toHaveLength(1);
});

it('books a refund that somebody made at Stripe itself, once', async () => {
  const { approve } = await depositScene();
  await approve();
  await refundAtStripe((await onePayment()).stripe_payment_intent_id);
  const created = eventOf('refund.created');

  await Promise.all([deliver(created), deliver({ ...created, id: 'evt_updated', type: 'refund.updated' })]);
  await deliver(eventOf('charge.refunded'));

  expect(await state()).toEqual(['partially_refunded', 30]);
  expect(await rows('refunds')).toEqual([
    expect.objectContaining({
      status: 'succeeded',
      reason: 'card_provider',
      stripe_refund_id: created.data.object['id'],
    }),
  ]);
  expect(moved('refund')).toEqual([3_000]);
});

it('says of a deposit that it is back once no refund of it is on its way any more', async () => {
  const { approve, owner, act } = await depositScene();
  const rental = await approve();
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/refunds', times: 2 });
  await act(owner, rental, 'cancel', { reason: 'Broken' });
  expect(await rows('refunds', "status = 'pending'")).toHaveLength(1);
  // While that one is not known, somebody gives a part back at Stripe.
  await refundAtStripe((await onePayment()).stripe_payment_intent_id);

  await deliver(eventOf('refund.created'));

  expect((await rows<{ status: string }>('refunds')).map(({ status }) => status).sort()).toEqual([
    'pending',
    'succeeded',
  ]);
  expect(await rows('rental_requests', 'deposit_refunded_at IS NULL')).toHaveLength(1);
});

it('learns within a day of a refund that the bank returned when the message was lost', async () => {
  const { approve, admin, owner, act } = await depositScene();
  const rental = await approve();
  await act(owner, rental, 'cancel', { reason: 'Broken' });
  const [refund] = await rows<{ stripe_refund_id: string }>('refunds');
  const asked = () => stripe().calls.filter(({ path }) => path.startsWith('/v1/refunds/re_')).length;

  api.clock.set('2026-11-21T12:00:00Z');
  stripe().fail({ kind: 'error_before', on: 'GET /v1/refunds/' });
  await look();
  expect([asked(), await state()]).toEqual([1, ['refunded', 280]]);
  await stripe().returnRefund(refund?.stripe_refund_id ?? '');
  api.clock.set('2026-11-21T13:00:00Z');
  await Promise.all([look(), look()]);

  expect([asked(), await state()]).toEqual([2, ['succeeded', 0]]);
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.refund_failed'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([admin.id]);
  expect(await rows('ledger_entries', "kind = 'refund'")).toHaveLength(2);
});

it.each([
  ['made', '2026-11-25T12:00:00Z', '2026-11-25T12:00:00Z'],
  ['asked for', '2026-11-20T12:00:00Z', '2026-11-23T12:00:00Z'],
])('asks for a refund that was %s while the clock was ahead once it is put back', async (_, made, asked) => {
  const { approve, owner, act } = await depositScene();
  const rental = await approve();
  later(made);
  await act(owner, rental, 'cancel', { reason: 'Broken' });
  api.clock.set(asked);
  await look();
  const [refund] = await rows<{ stripe_refund_id: string }>('refunds');
  await stripe().returnRefund(refund?.stripe_refund_id ?? '');

  api.clock.set('2026-11-21T12:00:00Z');
  await look();

  expect(await state()).toEqual(['succeeded', 0]);
});

it('leaves a refund as it is that the provider does not know, and an old one unasked', async () => {
  const { approve, owner, act } = await depositScene();
  const rental = await approve();
  await act(owner, rental, 'cancel', { reason: 'Broken' });
  await api.dataSource.query("UPDATE refunds SET stripe_refund_id = 're_elsewhere'");
  const calls = () => stripe().calls.filter(({ path }) => path === '/v1/refunds/re_elsewhere').length;

  api.clock.set('2026-11-22T12:00:00Z');
  await look();
  api.clock.set('2026-12-21T12:00:00Z');
  await look();

  expect([calls(), await state()]).toEqual([1, ['refunded', 280]]);
});
