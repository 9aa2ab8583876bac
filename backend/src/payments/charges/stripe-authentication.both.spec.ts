/** @jest-environment-options {"payments":"stripe"} */
import { api, as, forgetBroadcasts, later, told } from '../../../test/api';
import { end } from '../../../test/rental-scene';
import { deliver, depositScene, eventOf, moved, onePayment, stripe, sweep } from '../../../test/stripe-scene';

async function waiting() {
  const scene = await depositScene('pm_card_authenticationRequired');
  const rental = await scene.approve();
  const secret = (await onePayment()).client_secret ?? '';
  return { ...scene, rental, secret, refresh: (by = scene.renter) => scene.refresh(rental.id, by) };
}

it('gives the renter alone the secret of a charge that waits for them', async () => {
  const { renter, owner, rental, path } = await waiting();

  const mine = await as(renter).get(path(rental.id));
  const theirs = await as(owner).get(path(rental.id));

  expect(mine.body.data).toEqual([
    expect.objectContaining({
      status: 'requires_action',
      client_secret: expect.stringMatching(/^pi_.+_secret_/),
    }),
  ]);
  expect(theirs.body.data[0]).not.toHaveProperty('client_secret');
  expect(theirs.body.data[0].stripe_payment_intent_id).toBeNull();
});

it("collects after the bank's page by refresh alone, and tells both once", async () => {
  const { renter, owner, secret, refresh } = await waiting();
  await stripe().authenticate(secret, 'complete');
  forgetBroadcasts();

  const answers = [await refresh(), await refresh()];

  for (const { status, body } of answers) {
    expect([status, body.status, body.client_secret]).toEqual([200, 'succeeded', undefined]);
  }
  expect(moved('charge')).toEqual([28_000]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});

it("collects after the bank's page by the message alone", async () => {
  const { secret } = await waiting();
  await stripe().authenticate(secret, 'complete');

  await deliver(eventOf('payment_intent.succeeded'));

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
});

it("collects after the bank's page by the sweep alone", async () => {
  const { secret } = await waiting();
  await stripe().authenticate(secret, 'complete');
  api.clock.set('2026-11-20T12:04:00Z');
  await sweep();
  expect(await onePayment()).toMatchObject({ status: 'requires_action' });

  api.clock.set('2026-11-20T12:06:00Z');
  await Promise.all([sweep(), sweep()]);

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(stripe().calls.filter(({ method, path }) => method === 'GET' && path.includes('/pi_'))).toHaveLength(
    1,
  );
});

it('records that the renter was not recognized, and nothing more after that', async () => {
  const { secret, refresh } = await waiting();
  await stripe().authenticate(secret, 'fail');

  expect((await refresh()).body).toMatchObject({
    status: 'failed',
    failure_message: expect.stringContaining('unable to authenticate your payment method'),
  });
  forgetBroadcasts();
  expect((await refresh()).body.status).toBe('failed');
  expect(api.broadcasts).toEqual([]);
  expect(moved('charge')).toEqual([]);
});

it('keeps money that comes after the refusal, and gives it back where another attempt stands', async () => {
  const { secret, refresh, renter, rental, path } = await waiting();
  await stripe().authenticate(secret, 'fail');
  const { body } = await refresh();
  await as(renter).post(`${path(rental.id)}/${body.id}/retry`, { stripe_payment_method_id: 'pm_card_visa' });
  // Whatever Stripe says of a cancelled intent, our books follow.
  await stripe().turn(body.stripe_payment_intent_id ?? '', 'succeeded');

  await deliver(eventOf('payment_intent.succeeded'));

  expect([moved('charge'), moved('refund')]).toEqual([[28_000, 28_000], [28_000]]);
  const statuses = (await as(renter).get(path(rental.id))).body.data.map(
    (one: { status: string }) => one.status,
  );
  expect(statuses).toEqual(['refunded', 'succeeded']);
});

it('follows a charge that is processing until it is known', async () => {
  const { secret, refresh } = await waiting();
  const { stripe_payment_intent_id: id } = await onePayment();
  await stripe().turn(id ?? '', 'processing');
  expect((await refresh()).body.status).toBe('processing');
  await stripe().turn(id ?? '', 'succeeded');

  api.clock.set('2026-11-20T12:06:00Z');
  await sweep();

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(secret).toContain(id);
});

it('leaves a failed charge failed, whatever its intent is again, until the money came', async () => {
  const { secret, renter } = await waiting();
  const { stripe_payment_intent_id: id } = await onePayment();
  await stripe().authenticate(secret, 'fail');
  await deliver(eventOf('payment_intent.payment_failed'));
  expect(await onePayment()).toMatchObject({ status: 'failed' });
  forgetBroadcasts();

  for (const status of ['processing', 'requires_action'] as const) {
    await stripe().turn(id ?? '', status);
    await deliver(eventOf(`payment_intent.${status}`));
    expect(await onePayment()).toMatchObject({ status: 'failed' });
  }
  expect(told('rental_requests', 'saved')).toEqual([]);
  await stripe().turn(id ?? '', 'succeeded');
  await deliver(eventOf('payment_intent.succeeded'));

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(told('rental_requests', 'saved')).toContain(renter.id);
});

it.each(['cancelled', 'closed'] as const)(
  'lets nobody pay for a request that is %s, even if the server died before it could say so',
  async (ending) => {
    const { renter, rental } = await waiting();
    const { stripe_payment_intent_id: id } = await onePayment();
    await end[ending](rental.id, renter.id);
    stripe().fail({ kind: 'error_before', on: 'POST /v1/payment_intents/' });

    for (const time of ['2026-11-21T12:00:00Z', '2026-11-21T12:06:00Z']) {
      api.clock.set(time);
      await sweep();
    }

    expect(await onePayment()).toMatchObject({
      status: 'failed',
      failure_message: 'The payment was given up.',
    });
    expect((await stripe().provider.retrievePaymentIntent(id ?? '')).status).toBe('canceled');
  },
);

it('asks again soon where Stripe did not hear that a request was cancelled, however long its payment waited', async () => {
  const { owner, rental, act } = await waiting();
  // Six hours until the turn of a payment that has waited for days.
  api.clock.set('2026-11-24T12:00:00Z');
  await sweep();
  stripe().fail({ kind: 'error_before', on: 'POST /v1/payment_intents/' });
  later('2026-11-24T12:01:00Z');
  expect((await act(owner, rental, 'cancel', { reason: 'Broken' })).status).toBe(200);
  expect(await onePayment()).toMatchObject({ status: 'requires_action' });

  api.clock.set('2026-11-24T12:02:00Z');
  await sweep();

  expect(await onePayment()).toMatchObject({
    status: 'failed',
    failure_message: 'The payment was given up.',
  });
});

it('changes nothing when there is nothing new, and says so when Stripe does not answer', async () => {
  const { refresh } = await waiting();
  forgetBroadcasts();

  expect((await refresh()).body.status).toBe('requires_action');
  stripe().fail({ kind: 'hang', on: 'GET /v1/payment_intents/' });
  const silent = await refresh();

  expect([silent.status, api.broadcasts]).toEqual([503, []]);
  expect(await onePayment()).toMatchObject({ status: 'requires_action' });
});

it('lets nobody but the renter refresh', async () => {
  const { owner, admin, stranger, refresh } = await waiting();
  const asked = stripe().calls.length;

  for (const person of [owner, admin, stranger]) expect((await refresh(person)).status).toBe(403);

  expect(stripe().calls).toHaveLength(asked);
});
