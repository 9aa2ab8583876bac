/** @jest-environment-options {"payments":"stripe"} */
import request from 'supertest';
import { api, as, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { deliver, eventOf, stripe } from '../../../test/stripe-scene';

const CARDS = '/api/payment_methods';

async function completed(number = '4242424242424242') {
  const user = await make.user();
  const { body } = await as(user).post(CARDS, {});
  const card = await stripe().completeForm(body.setup_intent_id, number);
  const confirm = (by = user) => as(by).post(`${CARDS}/confirmed`, { setup_intent_id: body.setup_intent_id });
  return { user, card, confirm, setupIntent: String(body.setup_intent_id) };
}

it('keeps the card of a completed form, once however often it is told', async () => {
  const { user, card, confirm } = await completed();
  const event = eventOf('setup_intent.succeeded');

  const answers = await Promise.all([confirm(), deliver(event), confirm(), deliver(event), confirm()]);
  const later = await confirm();

  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 201]);
  expect(later.body).toMatchObject({
    stripe_payment_method_id: card,
    brand: 'visa',
    last4: '4242',
    default: true,
  });
  expect(await rows('payment_methods')).toHaveLength(1);
  expect(told('payment_methods', 'saved')).toEqual([user.id]);
});

it('keeps the card by the message alone, when the browser is gone', async () => {
  const { user, card } = await completed();

  await deliver(eventOf('setup_intent.succeeded'));

  expect((await as(user).get(CARDS)).body.data).toEqual([
    expect.objectContaining({ stripe_payment_method_id: card }),
  ]);
});

it("refuses somebody else's form, an unknown one, and one that was not completed", async () => {
  const { setupIntent } = await completed();
  const other = await make.user();
  const open = await as(other).post(CARDS, {});
  forgetBroadcasts();

  for (const id of [setupIntent, 'seti_nobody', open.body.setup_intent_id]) {
    const answer = await as(other).post(`${CARDS}/confirmed`, { setup_intent_id: id });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['setup_intent_id']]);
  }
  expect(await rows('payment_methods')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it('does not bring a removed card back', async () => {
  const { user, confirm, card } = await completed();
  const event = eventOf('setup_intent.succeeded');
  const { body } = await confirm();

  expect((await as(user).delete(`${CARDS}/${body.id}`)).status).toBe(204);
  expect((await stripe().provider.retrievePaymentMethod(card)).customer).toBeNull();
  expect((await confirm()).status).toBe(422);
  await deliver(event);
  expect((await as(user).get(CARDS)).body.data).toEqual([]);
});

it('takes a card off the list that was detached at Stripe', async () => {
  const { user, confirm, card } = await completed();
  await confirm();
  const attached = {
    ...eventOf('payment_method.attached'),
    id: 'evt_false',
    type: 'payment_method.detached',
  };
  await deliver(attached);
  expect((await as(user).get(CARDS)).body.data).toHaveLength(1);

  await stripe().provider.detachPaymentMethod(card);
  await deliver({ ...attached, id: 'evt_true' });

  expect((await as(user).get(CARDS)).body.data).toEqual([]);
  expect(told('payment_methods', 'deleted')).toEqual([user.id]);
});

it('begins several forms at once, all or none', async () => {
  const user = await make.user();

  const three = await as(user).post(`${CARDS}/store_many`, { data: [{}, {}, {}] });
  const none = await as(user).post(`${CARDS}/store_many`, { data: [] });
  stripe().fail({ kind: 'error_before', on: 'POST /v1/setup_intents' });
  const silent = await as(user).post(`${CARDS}/store_many`, { data: [{}] });

  expect([three.status, three.body.length, none.status, silent.status]).toEqual([200, 3, 422, 503]);
  expect(new Set(three.body.map((one: { client_secret: string }) => one.client_secret)).size).toBe(3);
});

it("has no form and no bank's page of our own", async () => {
  const user = await make.user();
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

  expect((await as(user).post(`${CARDS}/simulated`, card)).status).toBe(404);
  const page = { client_secret: 'pi_1_secret_1', outcome: 'complete' };
  expect((await as(user).post(`${CARDS}/simulated/authentication`, page)).status).toBe(404);
});

it("tells browsers Stripe's key and lets Stripe's form in, on both sites", async () => {
  for (const url of [api.url, api.adminUrl]) {
    const { body } = await request(url).get('/remotes.json');
    expect(body.settings.payments).toEqual({ provider: 'stripe', publishable_key: 'pk_test_specs' });
    const page = await request(url).get('/').set('accept', 'text/html');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/; script-src \S+\/assets\/ [^;']* https:\/\/js\.stripe\.com;/);
    expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  }
});
