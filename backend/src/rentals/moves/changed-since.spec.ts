import { as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { returned } from '../../../test/return-scene';

const CHANGED = (what: string) => `This ${what} has changed since. Look at it again.`;

/** The owner asks for more than what the renter and the admin have on their screens. */
async function changedReturn() {
  const scene = await returned({ condition: 'good' });
  const { owner, renter, request, path } = scene;
  const seen = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  later('2026-12-18T23:05:00Z');
  await as(owner).patch(path, { condition: 'damaged', damage_amount: 100 });
  const now = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  forgetBroadcasts();
  return { ...scene, seen, now };
}

it('does not accept a return that the owner changed while the renter read it', async () => {
  const { renter, path, seen, now } = await changedReturn();

  const stale = await as(renter).post(`${path}/accept`, { updated_at: seen.machine_return.updated_at });

  expect([stale.status, stale.body.message]).toEqual([409, CHANGED('machine return')]);
  expect(await rows('refunds')).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([]);
  const fresh = await as(renter).post(`${path}/accept`, { updated_at: now.machine_return.updated_at });
  expect(fresh.status).toBe(200);
});

it.each([
  ['close', {}, 'a return that changed'],
  ['refund_deposit', { amount: 10 }, 'a return that changed'],
])('does not %s over %s', async (action, input, _) => {
  const { admin, request, act, seen, now } = await changedReturn();

  const stale = await act(admin, request, action, { ...input, updated_at: seen.updated_at });

  expect([stale.status, stale.body.message]).toEqual([409, CHANGED('rental request')]);
  expect(await rows('refunds')).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([]);
  expect((await act(admin, request, action, { ...input, updated_at: now.updated_at })).status).toBe(200);
});

it('refunds a deposit once when two admins look at the same page', async () => {
  const { admin, renter, request, act } = await returned();
  const seen = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  later('2026-12-18T23:05:00Z');

  const first = await act(admin, request, 'refund_deposit', { amount: 40, updated_at: seen.updated_at });
  const second = await act(admin, request, 'refund_deposit', { amount: 40, updated_at: seen.updated_at });

  expect([first.status, second.status]).toEqual([200, 409]);
  expect((await ledger()).refunded).toEqual([4000]);
});

it('does not close over what the renter contested since', async () => {
  const { admin, renter, request, act, path } = await returned();
  const seen = (await as(renter).get(`/api/rental_requests/${request.id}`)).body;
  later('2026-12-18T23:05:00Z');
  await as(renter).post(`${path}/contest`, { reason: 'It was bent before' });

  const stale = await act(admin, request, 'close', { updated_at: seen.updated_at });

  expect(stale.status).toBe(409);
});

it('does not try a payment again that changed since, and gives nothing up for it', async () => {
  const { renter, approved } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  const [payment] = (await as(renter).get(`/api/rental_requests/${request.id}/payments`)).body.data;
  const path = `/api/rental_requests/${request.id}/payments/${payment.id}/retry`;
  const card = { stripe_payment_method_id: 'pm_card_visa' };

  const stale = await as(renter).post(path, { ...card, updated_at: '2026-11-20T11:59:59.000000Z' });

  expect([stale.status, stale.body.message]).toEqual([409, CHANGED('payment')]);
  const intents = await rows<{ body: string }>('simulated_objects', "object = 'payment_intent'");
  expect(intents.map(({ body }) => JSON.parse(body).status)).toEqual(['requires_action']);
  const fresh = await as(renter).post(path, { ...card, updated_at: payment.updated_at });
  expect([fresh.status, fresh.body.status]).toEqual([200, 'succeeded']);
});

it.each(['machine_return/accept', 'close', 'refund_deposit'])('refuses no date for %s', async (action) => {
  const { admin, renter, request, act } = await returned();

  const by = action === 'machine_return/accept' ? renter : admin;
  const answer = await act(by, request, action, { updated_at: 'yesterday-ish' });

  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['updated_at']]);
});
