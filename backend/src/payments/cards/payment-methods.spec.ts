import { api, as, forgetBroadcasts, newRow, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

const CARDS = '/api/payment_methods';
const good = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '123' };
type Stored = { id: number; stripe_payment_method_id: string; default: boolean };

it('stores brand and last four digits of a card, never its number', async () => {
  const user = await make.user();

  const answer = await as(user).post(`${CARDS}/simulated`, good);

  expect([answer.status, answer.body]).toEqual([201, { id: expect.stringMatching(/^pm_\w{24}$/) }]);
  const { body } = await as(user).get(CARDS);
  expect(body.data).toEqual([
    {
      ...newRow,
      user_id: user.id,
      stripe_payment_method_id: answer.body.id,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
      default: true,
    },
  ]);
  const kept = JSON.stringify([
    await rows('simulated_objects'),
    await rows('payment_methods'),
    await rows('audit_events'),
  ]);
  expect(kept).not.toMatch(/4242 ?4242/);
  expect(told('payment_methods', 'saved')).toEqual([user.id]);
});

it.each([
  ['a number with a wrong digit', { number: '4242424242424241' }, 'number'],
  ['letters', { number: 'four two' }, 'number'],
  ['last month', { exp_month: 10, exp_year: 2026 }, 'exp_month'],
  ['last month in two digits', { exp_month: 10, exp_year: 26 }, 'exp_month'],
  ['a year of three digits', { exp_year: 999 }, 'exp_month'],
  ['a thirteenth month', { exp_month: 13 }, 'exp_month'],
  ['a card that the bank declines', { number: '4000 0000 0000 0002' }, 'number'],
  ['a card without funds', { number: '4000000000009995' }, 'number'],
  ['a security code that the bank finds wrong', { number: '4000000000000127' }, 'cvc'],
  ['a card that the bank finds expired', { number: '4000000000000069' }, 'exp_month'],
  ['no security code', { cvc: '' }, 'cvc'],
])('refuses %s', async (_, fields, field) => {
  const answer = await as(await make.user()).post(`${CARDS}/simulated`, { ...good, ...fields });

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  expect(await rows('payment_methods')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it('takes a card to the end of its month', async () => {
  const answer = await as(await make.user()).post(`${CARDS}/simulated`, {
    ...good,
    exp_month: 11,
    exp_year: 2026,
  });

  expect(answer.status).toBe(201);
});

it('takes a year of two digits for one of this century', async () => {
  const user = await make.user();

  const answer = await as(user).post(`${CARDS}/simulated`, { ...good, exp_year: 30 });

  expect(answer.status).toBe(201);
  expect((await as(user).get(CARDS)).body.data).toMatchObject([{ exp_year: 2030 }]);
});

it('says why the bank declines a card, in its words', async () => {
  const answer = await as(await make.user()).post(`${CARDS}/simulated`, {
    ...good,
    number: '4000000000000002',
  });

  expect(answer.body.errors).toEqual({ number: ['Your card was declined.'] });
  expect(await rows('simulated_objects', "object = 'payment_method'")).toEqual([]);
});

it.each([
  ['4000 0000 0000 0341', 'failed'],
  ['4000 0027 6000 3184', 'requires_action'],
])('stores %s, whose charge then is %s', async (number, status) => {
  const { renter, approved } = await rentalScene();
  const { body } = await as(renter).post(`${CARDS}/simulated`, { ...good, number });

  const request = await approved({ stripe_payment_method_id: body.id });

  const { body: seen } = await as(renter).get(`/api/rental_requests/${request.id}`);
  expect(seen.payments).toMatchObject([{ kind: 'deposit', status }]);
});

it("names the card that waits for its bank to the payment's renter alone, though the request has another one", async () => {
  const { owner, renter, admin, approved } = await rentalScene();
  const { id } = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  await as(renter).patch(`/api/rental_requests/${id}`, { stripe_payment_method_id: 'pm_card_visa' });
  const paymentSeenBy = async (person: typeof owner) =>
    (await as(person).get(`/api/rental_requests/${id}`)).body.payments[0];

  expect((await paymentSeenBy(renter)).stripe_payment_method_id).toBe('pm_card_authenticationRequired');
  for (const person of [owner, admin]) {
    expect(await paymentSeenBy(person)).not.toHaveProperty('stripe_payment_method_id');
  }
});

it("begins to store a card through the provider's own form", async () => {
  const user = await make.user();

  const answer = await as(user).post(CARDS, {});
  await as(user).post(CARDS, {});

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    client_secret: expect.stringContaining('_secret_'),
    setup_intent_id: expect.stringMatching(/^seti_/),
  });
  expect(await rows('simulated_objects', "object = 'customer'")).toHaveLength(1);
});

it('has one default, hands it on, and forgets a card', async () => {
  const user = await make.user();
  for (const number of ['4242424242424242', '5555555555554444', '378282246310005']) {
    await as(user).post(`${CARDS}/simulated`, { ...good, number });
  }
  const list = async (): Promise<Stored[]> => (await as(user).get(CARDS)).body.data;
  const [visa, mastercard, amex] = await list();
  if (!visa || !mastercard || !amex) throw new Error('three cards are missing');

  const chosen = await as(user).post(`${CARDS}/${mastercard.id}/default`);
  expect([chosen.status, chosen.body.default, chosen.body.brand]).toEqual([200, true, 'mastercard']);
  expect((await list()).map((card) => card.default)).toEqual([false, true, false]);
  forgetBroadcasts();
  expect((await as(user).delete(`${CARDS}/${mastercard.id}`)).status).toBe(204);
  expect((await list()).map((card) => [card.id, card.default])).toEqual([
    [visa.id, false],
    [amex.id, true],
  ]);
  expect(told('payment_methods', 'deleted')).toEqual([user.id]);
});
