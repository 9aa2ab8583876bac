/** @jest-environment-options {"payments":"stripe"} */
import { api, forgetBroadcasts, rows, told } from '../../../test/api';
import { deliver, depositScene, eventOf, moved, onePayment, stripe, sweep } from '../../../test/stripe-scene';
import type { SentEvent } from '../../../test/stripe-server/webhooks';

/** A deposit that asked for its owner, was paid and came back: the four messages of it. */
async function wholeLife() {
  const scene = await depositScene('pm_card_authenticationRequired');
  const rental = await scene.approve();
  await stripe().authenticate((await onePayment()).client_secret ?? '', 'complete');
  await scene.refresh(rental.id);
  await scene.act(scene.owner, rental, 'cancel', { reason: 'Broken' });
  const types = ['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.succeeded'];
  return { ...scene, rental, events: [...types, 'charge.refunded'].map(eventOf) };
}

async function forget() {
  await api.dataSource.query('DELETE FROM stripe_events');
  await api.dataSource.query(
    "UPDATE payments SET status = 'requires_action', refunded_amount = 0, succeeded_at = NULL, ask_after = NULL",
  );
  await api.dataSource.query(
    "UPDATE refunds SET status = 'pending', stripe_refund_id = NULL, ask_after = NULL",
  );
}

async function books() {
  const refunds = await rows<{ status: string }>('refunds');
  const { status, stripe_payment_intent_id } = await onePayment();
  const [payment] = await rows<{ refunded_amount: number; succeeded_at: unknown }>('payments');
  return {
    payment: [
      status,
      Number(payment?.refunded_amount),
      payment?.succeeded_at !== null,
      stripe_payment_intent_id,
    ],
    refunds: refunds.map((refund) => refund.status),
    moved: [moved('charge'), moved('refund')],
  };
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => ordersOf(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

function subsetsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, at) => bits & (1 << at)));
}

it('comes to the same books in all 24 orders of four messages', async () => {
  const { events } = await wholeLife();
  const clean = await books();

  for (const order of ordersOf(events)) {
    await forget();
    for (const event of order) expect((await deliver(event)).status).toBe(200);
    expect([order.map(({ type }) => type), await books()]).toEqual([expect.anything(), clean]);
    expect(await rows('stripe_events', 'handled_at IS NULL')).toEqual([]);
  }
  expect(clean).toMatchObject({
    payment: ['refunded', 280, true, expect.anything()],
    refunds: ['succeeded'],
  });
});

it('comes to the same books whichever messages are lost, by the sweep', async () => {
  const { events } = await wholeLife();
  const clean = await books();
  api.clock.set('2026-11-20T12:10:00Z');

  for (const subset of subsetsOf(events)) {
    await forget();
    for (const event of subset) await deliver(event);
    await Promise.all([sweep(), sweep()]);
    expect([subset.map(({ type }) => type), await books()]).toEqual([expect.anything(), clean]);
  }
});

it('handles a message that comes ten times at once, an hour later and days later, once', async () => {
  const { approve, owner, renter } = await depositScene();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  forgetBroadcasts();
  const event = eventOf('payment_intent.succeeded');

  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
  const effects = async () => [
    await rows('stripe_events'),
    await rows('audit_events', "action = 'rental_request.payment'"),
    await rows('mails'),
    await rows('payments'),
    told('rental_requests', 'saved'),
  ];
  const once = await effects();
  for (const later of ['2026-11-20T13:00:00Z', '2026-11-24T12:00:00Z']) {
    api.clock.set(later);
    answers.push(await deliver(event));
  }

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await effects()).toEqual(once);
  expect(await rows('stripe_events', 'handled_at IS NOT NULL')).toHaveLength(1);
  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(moved('charge')).toEqual([28_000]);
});

it('takes up a message later that could not be handled, and keeps nothing of persons or cards', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  stripe().fail({ kind: 'error_before', on: 'GET /v1/payment_intents' });
  expect((await deliver(eventOf('payment_intent.succeeded'))).status).toBe(200);
  const [kept] = await rows<{ payload: string }>('stripe_events', 'handled_at IS NULL');
  expect(Object.keys(JSON.parse(kept?.payload ?? '{}'))).toEqual(['id', 'type', 'account', 'object']);
  // The message alone is to mend it.
  await api.dataSource.query("UPDATE payments SET ask_after = '2027-01-01 00:00:00.000'");
  await sweep();
  expect(await rows('stripe_events', 'handled_at IS NULL')).toHaveLength(1);

  api.clock.set('2026-11-20T12:02:00Z');
  await Promise.all([sweep(), sweep()]);

  expect(await rows('stripe_events', 'handled_at IS NULL')).toEqual([]);
  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
});

it.each([
  ['of an intent that is not ours', 'pi_elsewhere', {}],
  ["of an intent that claims to be our payment's", 'pi_claims', { amount: 1 }],
])('leaves a message alone %s', async (_, id, fields) => {
  const { approve } = await depositScene('pm_card_authenticationRequired');
  await approve();
  const payment = await onePayment();
  const event = eventOf('payment_intent.created');
  const { id: foreign } = await stripe().provider.createPaymentIntent(
    {
      amount: 28_000,
      currency: 'usd',
      customer: 'cus_1',
      payment_method: 'pm_card_visa',
      description: id,
      metadata: { payment_id: String(payment.id) },
      ...fields,
    },
    null,
  );
  forgetBroadcasts();

  const claims = (objectId: string): SentEvent => ({
    ...event,
    id: `evt_${objectId}`,
    data: { object: { ...event.data.object, id: objectId, metadata: { payment_id: String(payment.id) } } },
  });
  for (const objectId of [foreign, id]) expect((await deliver(claims(objectId))).status).toBe(200);

  expect(await onePayment()).toEqual(payment);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('stripe_events', 'handled_at IS NULL')).toEqual([]);
});
