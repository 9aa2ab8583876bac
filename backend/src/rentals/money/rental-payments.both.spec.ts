import { api, as, confirmed, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { end, ledger, rentalScene } from '../../../test/rental-scene';

const sweep = () =>
  api.provider<{ sweep(): Promise<void> }>('src/payments/payment-sweeper', 'PaymentSweeper').sweep();

async function refused() {
  const scene = await rentalScene();
  const request = await scene.approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  const [payment] = await rows<{ id: number }>('payments');
  const path = `/api/rental_requests/${request.id}/payments`;
  const retry = (card?: string, by = scene.renter) =>
    as(by).post(`${path}/${payment?.id}/retry`, card ? { stripe_payment_method_id: card } : {});
  return { ...scene, request, path, retry };
}

it('charges a refused deposit again with another card, once', async () => {
  const { owner, renter, request, path, retry } = await refused();
  forgetBroadcasts();

  const answers = await Promise.all(Array.from({ length: 10 }, () => retry('pm_card_visa')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const won = answers.find(({ status }) => status === 200);
  expect(won?.body).toMatchObject({
    kind: 'deposit',
    amount: 280,
    status: 'succeeded',
    failure_message: null,
  });
  expect(won?.body.stripe_payment_intent_id).toMatch(/^pi_/);
  expect((await ledger()).charged).toEqual([28_000]);
  const list = await as(renter).get(path);
  expect(list.body.data.map((one: { status: string }) => one.status)).toEqual(['failed', 'succeeded']);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect((await as(renter).get(`/api/rental_requests/${request.id}`)).body.stripe_payment_method_id).toBe(
    'pm_card_visa',
  );
});

it('lets a payment that waits for the renter be paid with another card, and gives the first up', async () => {
  const { renter, approved } = await rentalScene();
  const { id } = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  const [payment] = await rows<{ id: number }>('payments');

  const answer = await as(renter).post(`/api/rental_requests/${id}/payments/${payment?.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });

  expect(answer.body.status).toBe('succeeded');
  const intents = await rows<{ body: string }>('simulated_objects', "object = 'payment_intent'");
  expect(intents.map(({ body }) => JSON.parse(body).status).sort()).toEqual(['canceled', 'succeeded']);
});

it("pays with the renter's own card, and with nobody else's", async () => {
  const { stranger, renter, retry } = await refused();
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };
  const foreign = await as(stranger).post('/api/payment_methods/simulated', card);
  const own = await as(renter).post('/api/payment_methods/simulated', card);

  const refusal = await retry(foreign.body.id);
  expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ['stripe_payment_method_id']]);
  expect((await retry(own.body.id)).body.status).toBe('succeeded');
});

it('refuses what is over', async () => {
  const { renter, request, retry, act } = await refused();

  await act(renter, request, 'cancel', { reason: 'Rain' });
  const over = await retry('pm_card_visa');
  expect([over.status, over.body.message]).toEqual([409, 'This rental request is cancelled.']);
  expect((await ledger()).charged).toEqual([]);
});

it('learns the outcome of a charge whose answer was lost, without charging again', async () => {
  const { approved } = await rentalScene();
  await approved();
  await api.dataSource.query(
    "UPDATE payments SET status = 'pending', stripe_payment_intent_id = NULL, succeeded_at = NULL",
  );
  api.clock.set('2026-11-20T12:00:20Z');
  await sweep();
  expect(await rows('payments', "status = 'pending'")).toHaveLength(1);

  api.clock.set('2026-11-20T12:01:00Z');
  await Promise.all([sweep(), sweep()]);

  expect(await rows('payments', "status = 'succeeded'")).toHaveLength(1);
  expect((await ledger()).charged).toEqual([28_000]);
});

it('gives money back that arrives after the request is over', async () => {
  const { renter, approved, act } = await rentalScene();
  const request = await approved();
  await api.dataSource.query(
    "UPDATE payments SET status = 'pending', stripe_payment_intent_id = NULL, succeeded_at = NULL",
  );
  await act(renter, request, 'cancel', { reason: 'Rain' });
  expect((await ledger()).refunded).toEqual([]);

  api.clock.set('2026-11-20T12:01:00Z');
  await sweep();

  expect(await ledger()).toEqual({ charged: [28_000], refunded: [28_000] });
  expect(await rows('payments', "status = 'refunded'")).toHaveLength(1);
});

it('tells the renter how much an admin gave back, and why; the rental tells both sides', async () => {
  const { owner, renter, admin, approved, act } = await rentalScene();
  const request = await approved();
  await act(admin, request, 'refund_deposit', { amount: 80.5, reason: 'The bucket was missing.' });
  await act(admin, request, 'refund_deposit', { amount: 10 });

  const about = `title LIKE 'We refunded%' AND user_id = ${renter.id}`;
  const [explained, plain] = await rows<{ title: string; body: string }>('notifications', about);
  const [mail] = await rows<{ recipient: string; text: string }>('mails', "subject LIKE '%$80.50%'");

  for (const reader of [owner, renter, admin]) {
    const { refunds } = (await as(reader).get(`/api/rental_requests/${request.id}`)).body;
    expect(refunds).toMatchObject([{ amount: 80.5, reason: 'The bucket was missing.' }]);
  }
  const TO_CARD = 'The money is on its way to your card.';
  expect(explained).toMatchObject({
    title: expect.stringMatching(/^We refunded \$80\.50 for /),
    body: `${TO_CARD}\n\nReason: The bucket was missing.`,
  });
  expect(plain).toMatchObject({ title: expect.stringMatching(/^We refunded \$10 for /), body: TO_CARD });
  expect(mail?.recipient).toBe(renter.email);
  expect(mail?.text).toContain('Reason: The bucket was missing.');
});

it('finishes a refund whose answer was lost, once', async () => {
  const { admin, approved, act } = await rentalScene();
  const request = await approved();
  await act(admin, request, 'refund_deposit', { amount: 100 });
  await api.dataSource.query("UPDATE refunds SET status = 'pending', stripe_refund_id = NULL");
  await api.dataSource.query("UPDATE payments SET status = 'succeeded', refunded_amount = 0");

  api.clock.set('2026-11-20T12:01:00Z');
  await Promise.all([sweep(), sweep()]);

  expect((await ledger()).refunded).toEqual([10_000]);
  expect(await rows('payments', 'refunded_amount = 100')).toHaveLength(1);
});

it('keeps machines and people with open rentals, and lets them go afterwards', async () => {
  const { owner, admin, machine, pending } = await rentalScene();
  const { id } = await pending();

  expect((await as(owner).delete(`/api/machines/${machine.id}`)).status).toBe(409);
  expect((await (await confirmed(as(admin))).delete(`/api/users/${owner.id}`)).status).toBe(409);
  await end.declined(id);
  expect((await as(owner).delete(`/api/machines/${machine.id}`)).status).toBe(204);
  const other = await make.user();
  expect((await (await confirmed(as(admin))).delete(`/api/users/${other.id}`)).status).toBe(204);
});

it('takes no deposit where the policy asks for none', async () => {
  const { admin, approved } = await rentalScene();
  await as(admin).put('/api/deposit_policy', { name: 'None', kind: 'fixed', amount: 0 });

  await approved();

  expect(await rows('payments')).toEqual([
    expect.objectContaining({ kind: 'deposit', status: 'succeeded', attempted_at: null }),
  ]);
  expect((await ledger()).charged).toEqual([]);
});

it('tells admins of a refund that failed; what is owed stays owed', async () => {
  const { owner, admin, approved, act } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_refundFail' });

  const answer = await act(owner, request, 'cancel', { reason: 'Broken' });

  expect(answer.body).toMatchObject({
    deposit_refunded_at: null,
    payments: [{ status: 'succeeded', refunded_amount: 0 }],
  });
  expect(await rows('refunds', "status = 'failed'")).toHaveLength(1);
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.refund_failed'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([admin.id]);
});
