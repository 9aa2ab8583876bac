/** @jest-environment-options {"payments":"stripe"} */
import { api, as, rows } from '../../../test/api';
import { depositScene, moved, onePayment, stripe, sweep } from '../../../test/stripe-scene';

it('charges once, with our key, version and row, and records what Stripe says', async () => {
  const { approve } = await depositScene();

  await approve();

  const payment = await onePayment();
  expect(payment).toMatchObject({ kind: 'deposit', status: 'succeeded', failure_message: null });
  expect(moved('charge')).toEqual([28_000]);
  const call = stripe().calls.find(({ path }) => path === '/v1/payment_intents');
  expect(call).toMatchObject({
    key: expect.stringMatching(/^rr-\d+-deposit-1$/),
    version: '2026-10-28.endive',
    form: { confirm: 'true', off_session: 'true', metadata: { payment_id: String(payment.id) } },
  });
});

it.each([
  ['pm_card_chargeDeclined', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
])("records that %s was refused, in Stripe's words", async (card, words) => {
  const { approve } = await depositScene(card);

  await approve();

  expect(await onePayment()).toMatchObject({ status: 'failed', failure_message: words });
  expect(moved('charge')).toEqual([]);
});

it('collects with another card after a refusal, and the first intent cannot be paid any more', async () => {
  const { approve, renter, path } = await depositScene('pm_card_chargeDeclined');
  const { id } = await approve();
  const first = await onePayment();

  const answer = await as(renter).post(`${path(id)}/${first.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });

  expect(answer.body).toMatchObject({ status: 'succeeded', amount: 280 });
  expect(moved('charge')).toEqual([28_000]);
  const intent = await stripe().provider.retrievePaymentIntent(first.stripe_payment_intent_id ?? '');
  expect(intent.status).toBe('canceled');
});

it('tries nothing again while it is not sure that the last attempt is over', async () => {
  const { approve, renter, path } = await depositScene('pm_card_authenticationRequired');
  const { id } = await approve();
  const first = await onePayment();
  stripe().fail({ kind: 'error_before', on: 'POST /v1/payment_intents/' });

  const retry = () =>
    as(renter).post(`${path(id)}/${first.id}/retry`, { stripe_payment_method_id: 'pm_card_visa' });

  expect((await retry()).status).toBe(503);
  expect(await onePayment()).toMatchObject({ status: 'requires_action' });
  expect((await retry()).body.status).toBe('succeeded');
  expect(moved('charge')).toEqual([28_000]);
});

it('asks for nothing where no card is stored, and says so', async () => {
  await (await depositScene()).approved({ stripe_payment_method_id: null });

  const failure_message = 'No card is stored with this rental request.';
  expect(await onePayment()).toMatchObject({ status: 'failed', failure_message });
  expect(stripe().calls.filter(({ path }) => path === '/v1/payment_intents')).toEqual([]);
});

const LOST = [
  ['429', { kind: 'too_many' }, 0],
  ['500 before the work', { kind: 'error_before' }, 0],
  ['500 after the work', { kind: 'error_after' }, 1],
  ['a connection dropped before the work', { kind: 'drop_before', times: 2 }, 0],
  ['an answer lost after the work', { kind: 'drop_after', times: 2 }, 1],
  ['no answer at all', { kind: 'hang' }, 0],
  ['an answer that comes too late', { kind: 'delay', ms: 1500 }, 1],
] as const;

it.each(LOST)('charges once in spite of %s', async (_, fault, charged) => {
  const { approve } = await depositScene();
  stripe().fail({ ...fault, on: 'POST /v1/payment_intents' });

  await approve();
  expect(await onePayment()).toMatchObject({ status: 'pending' });
  api.clock.set('2026-11-20T12:00:40Z');
  await Promise.all([sweep(), sweep()]);

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(moved('charge')).toEqual([28_000]);
  const keys = stripe().calls.filter(
    ({ method, path }) => `${method} ${path}` === 'POST /v1/payment_intents',
  );
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  expect(keys.length).toBeGreaterThanOrEqual(charged === 1 ? 1 : 2);
});

it('survives an outage: the same key at growing intervals, then one charge', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'error_before', on: 'POST /v1/payment_intents', times: 6 });
  await approve();

  for (let minute = 1; minute <= 12; minute += 1) {
    api.clock.set(new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString());
    await sweep();
  }

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(moved('charge')).toEqual([28_000]);
});

it('charges a new customer although Stripe repeats the failure that it stored for the key', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'error_after', on: 'POST /v1/customers' });
  await approve();
  for (const time of ['12:01:00', '12:30:00']) {
    api.clock.set(`2026-11-20T${time}Z`);
    await sweep();
    expect(await onePayment()).toMatchObject({ status: 'pending' });
  }

  api.clock.set('2026-11-20T13:01:00Z');
  await sweep();

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(moved('charge')).toEqual([28_000]);
});

it('looks a charge up whose key Stripe has forgotten, and charges nobody a day later', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  stripe().keys.forget();
  api.clock.set('2026-11-22T12:00:00Z');
  await sweep();

  expect(await onePayment()).toMatchObject({ status: 'succeeded' });
  expect(moved('charge')).toEqual([28_000]);
});

it('gives a charge up that was never made within a day', async () => {
  const { approve } = await depositScene();
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/payment_intents', times: 2 });
  await approve();
  api.clock.set('2026-11-22T12:00:00Z');

  await sweep();

  expect(await onePayment()).toMatchObject({
    status: 'failed',
    failure_message: 'We couldn’t reach the card provider for a day. Nothing was charged.',
  });
  expect(moved('charge')).toEqual([]);
});

it.each(LOST)('gives money back once in spite of %s', async (_, fault) => {
  const { approve, act, admin } = await depositScene();
  const rental = await approve();
  stripe().fail({ ...fault, on: 'POST /v1/refunds' });

  await act(admin, rental, 'refund_deposit', { amount: 100 });
  expect(await rows('refunds', "status = 'pending'")).toHaveLength(1);
  api.clock.set('2026-11-20T12:00:40Z');
  await Promise.all([sweep(), sweep()]);

  expect(await rows('refunds', "status = 'succeeded'")).toHaveLength(1);
  expect(moved('refund')).toEqual([10_000]);
  expect(await onePayment()).toMatchObject({ status: 'partially_refunded' });
});

it('gives money back once although Stripe has forgotten the key', async () => {
  const { approve, act, admin } = await depositScene();
  const rental = await approve();
  stripe().fail({ kind: 'drop_after', on: 'POST /v1/refunds', times: 2 });
  await act(admin, rental, 'refund_deposit', { amount: 100 });
  stripe().keys.forget();
  api.clock.set('2026-11-22T12:00:00Z');

  await sweep();

  expect(moved('refund')).toEqual([10_000]);
  expect(await rows('refunds', "status = 'succeeded'")).toHaveLength(1);
});

it('knows the whole life: deposit, cancellation, refund', async () => {
  const { approve, act, owner } = await depositScene();
  const rental = await approve();

  const answer = await act(owner, rental, 'cancel', { reason: 'Broken' });

  expect(answer.body.payments).toEqual([
    expect.objectContaining({ status: 'refunded', refunded_amount: 280 }),
  ]);
  expect([moved('charge'), moved('refund')]).toEqual([[28_000], [28_000]]);
});
