import request from 'supertest';
import { api, as, forgetBroadcasts, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { deliver, onePayment } from '../../../test/stripe-scene';
import { eventOf } from '../../../test/stripe-server/webhooks';

const PAGE = '/api/payment_methods/simulated/authentication';

async function waiting() {
  const scene = await rentalScene();
  const rental = await scene.approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  const payment = await onePayment();
  const atBank = (outcome: string, client_secret = payment.client_secret) =>
    as(scene.renter).post(PAGE, { client_secret, outcome });
  const refresh = () =>
    as(scene.renter).post(`/api/rental_requests/${rental.id}/payments/${payment.id}/refresh`);
  return { ...scene, rental, payment, atBank, refresh };
}

it("collects once the renter was at the stand-in of the bank's page", async () => {
  const { atBank, refresh } = await waiting();

  expect((await atBank('complete')).status).toBe(204);
  expect(await onePayment()).toMatchObject({ status: 'requires_action' });
  expect((await refresh()).body).toMatchObject({ status: 'succeeded', amount: 280 });
  expect((await atBank('fail')).status).toBe(204);
  expect((await refresh()).body.status).toBe('succeeded');
  expect((await ledger()).charged).toEqual([28_000]);
});

it("records that the renter failed there, in Stripe's words", async () => {
  const { atBank, refresh } = await waiting();

  await atBank('fail');

  expect((await refresh()).body).toMatchObject({
    status: 'failed',
    failure_message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  expect((await ledger()).charged).toEqual([]);
});

it('refuses unknown secrets and other outcomes', async () => {
  const { atBank, payment } = await waiting();
  const intent = payment.stripe_payment_intent_id;
  forgetBroadcasts();

  for (const secret of [`${intent}_secret_0`, String(intent), 'pi_1_secret_1']) {
    const answer = await atBank('complete', secret);
    const unknown = `No such payment_intent: '${secret.split('_secret_')[0]}'`;
    expect([answer.status, answer.body.errors]).toEqual([422, { client_secret: [unknown] }]);
  }
  expect(Object.keys((await atBank('perhaps')).body.errors)).toEqual(['outcome']);
  expect(api.broadcasts).toEqual([]);
  expect((await ledger()).charged).toEqual([]);
});

it('takes signed messages just as with Stripe', async () => {
  const { atBank, payment } = await waiting();
  await atBank('complete');
  const event = eventOf('payment_intent.succeeded', {
    id: payment.stripe_payment_intent_id,
    object: 'payment_intent',
  });

  expect((await deliver(event, 'whsec_other')).status).toBe(400);
  expect((await deliver(event)).status).toBe(200);

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(await rows('stripe_events', 'handled_at IS NOT NULL')).toHaveLength(1);
});

it('leaves a message alone about what the simulator never made', async () => {
  const event = eventOf('payment_intent.succeeded', { id: 'pi_elsewhere', object: 'payment_intent' });

  expect((await deliver(event)).status).toBe(200);

  expect(await rows('stripe_events', 'handled_at IS NOT NULL')).toHaveLength(1);
});

it('begins forms for several cards', async () => {
  const answer = await as(await make.user()).post('/api/payment_methods/store_many', { data: [{}, {}] });

  expect([answer.status, answer.body.length]).toEqual([200, 2]);
});

it('tells browsers that no card goes to Stripe, and lets nothing of Stripe in', async () => {
  const { body } = await request(api.url).get('/remotes.json');
  const page = await request(api.url).get('/').set('accept', 'text/html');

  expect(body.settings.payments).toEqual({ provider: 'simulator', publishable_key: null });
  expect(String(page.headers['content-security-policy'])).not.toContain('stripe');
});
