import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { pdfPages } from '@kit/server/testing/pdf-text';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { unpaidScene } from '../../../test/unpaid-scene';
import { refusal } from '../../../test/refusals';

/** An approved request whose deposit was refused, and what an admin can do about it. */
async function refused(card: string | null = 'pm_card_chargeDeclinedInsufficientFunds') {
  const scene = await rentalScene();
  const request = await scene.approved({ stripe_payment_method_id: card });
  const [payment] = await rows<{ id: number }>('payments');
  const rental = `/api/rental_requests/${request.id}`;
  const path = `${rental}/payments/${payment?.id}`;
  const post = (action: string, by = scene.admin, body = {}) => as(by).post(`${path}/${action}`, body);
  const change = (next: string) => as(scene.renter).patch(rental, { stripe_payment_method_id: next });
  return { ...scene, request, rental, path, post, change };
}

const audited = (action: string) => rows<{ user_id: number }>('audit_events', `action = '${action}'`);

it('tells admins alone by which code the provider refused', async () => {
  const { admin, owner, renter, rental, path } = await refused();

  const shown = await as(admin).get(path);
  expect(shown.body).toMatchObject({ status: 'failed', failure_code: 'insufficient_funds' });
  expect((await as(admin).get(rental)).body.payments[0].failure_code).toBe('insufficient_funds');
  expect((await as(admin).get('/api/payments')).body.data[0].failure_code).toBe('insufficient_funds');
  for (const party of [owner, renter]) {
    expect((await as(party).get(path)).body.failure_code).toBeNull();
    expect((await as(party).get(rental)).body.payments[0].failure_code).toBeNull();
  }
});

it('charges the card again for an admin, who is named in the audit trail', async () => {
  const { admin, owner, renter, post, change } = await refused();
  await change('pm_card_visa');
  forgetBroadcasts();

  const answers = await Promise.all(Array.from({ length: 5 }, () => post('charge_again')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const won = answers.find(({ status }) => status === 200);
  expect(won?.body).toMatchObject({ kind: 'deposit', status: 'succeeded', failure_code: null });
  expect((await ledger()).charged).toEqual([28_000]);
  expect(await audited('charge_again')).toEqual([expect.objectContaining({ user_id: admin.id })]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});

it('says what became of a charge that is refused again, and to whom it was', async () => {
  const { renter, post } = await refused();

  expect((await post('charge_again')).body).toMatchObject({
    status: 'failed',
    failure_code: 'insufficient_funds',
  });

  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.payment_failed'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([renter.id, renter.id]);
});

it('charges nothing again without a card', async () => {
  const bare = await refused(null);
  const none = await bare.post('charge_again');
  expect([none.status, none.body.message]).toEqual([409, 'This rental has no card. Ask the renter for one.']);
});

it('leaves a payment to the renter that the bank wants confirmed', async () => {
  const { post } = await refused('pm_card_authenticationRequired');

  const waits = await post('charge_again');

  expect(refusal(waits)).toEqual([409, 'Only the renter can confirm this payment with their bank.']);
  expect(await rows('payments', "status = 'requires_action'")).toHaveLength(1);
});

it('charges nothing again that changed since the admin saw it, or is over', async () => {
  const { renter, request, act, post } = await refused();

  expect((await post('charge_again', undefined, { updated_at: '2026-01-01T00:00:00Z' })).status).toBe(409);
  await act(renter, request, 'cancel', { reason: 'Rain' });

  for (const action of ['charge_again', 'ask_for_card']) {
    const over = await post(action);
    expect([over.status, over.body.message]).toEqual([409, 'This rental request is cancelled.']);
  }
  expect(await rows('payments')).toHaveLength(1);
});

it('asks the renter for another card, once for each attempt, with a mail that says what for', async () => {
  const { admin, renter, request, post } = await refused();
  forgetBroadcasts();

  const answer = await post('ask_for_card');

  expect(answer.body).toMatchObject({ status: 'failed', card_asked_at: expect.stringMatching(/Z$/) });
  const notices = await rows<{ user_id: number; title: string; body: string }>(
    'notifications',
    "type = 'rental_request.card_asked'",
  );
  expect(notices).toEqual([
    expect.objectContaining({
      user_id: renter.id,
      title: expect.stringMatching(/^Pay for .+ with another card$/),
      body: expect.stringMatching(
        /^We couldn’t charge the deposit of \$280 to your card\. Choose another card on the rental’s page by .+\.$/,
      ),
    }),
  ]);
  const mails = await rows<{ recipient: string }>('mails', "subject LIKE 'Pay for%'");
  expect(mails.map(({ recipient }) => recipient)).toEqual([renter.email]);
  expect(await audited('ask_for_card')).toEqual([
    expect.objectContaining({ user_id: admin.id, record_id: request.id }),
  ]);
  const again = await post('ask_for_card');
  expect([again.status, again.body.message]).toEqual([409, 'The renter was already asked for another card.']);
});

it('asks for another card for a new attempt that was refused, too', async () => {
  const { admin, rental, post } = await refused();
  await post('ask_for_card');
  const next = await post('charge_again');

  expect((await as(admin).post(`${rental}/payments/${next.body.id}/ask_for_card`)).status).toBe(200);
  expect(await rows('notifications', "type = 'rental_request.card_asked'")).toHaveLength(2);
});

it('keeps a form of the renter’s usable that was open when a card was asked for', async () => {
  const { renter, path, post } = await refused();
  const seen = await as(renter).get(path);
  api.clock.set('2026-11-20T12:30:00Z');
  await post('ask_for_card');

  const paid = await as(renter).post(`${path}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
    updated_at: seen.body.updated_at,
  });

  expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
  expect(await rows('notifications', "type = 'rental_request.card_asked' AND read_at IS NULL")).toEqual([]);
});

it('charges and waives the sum that is due, and none that was not seen', async () => {
  const { owner, renter, admin, id, path, act, handOver, shown } = await unpaidScene();
  await handOver();
  const offered = await as(renter).post(`${path}/changes`, { end_date: '2026-12-23' });
  expect((await as(owner).post(`${path}/changes/${offered.body.id}/accept`)).status).toBe(200);
  const refused = (await shown()).payments as { id: number; amount: number }[];
  const rent = `${path}/payments/${refused.at(-1)?.id}`;
  expect([refused.at(-1)?.amount, (await shown()).subtotal]).toEqual([1400, 2600]);

  await as(admin).post(`${rent}/ask_for_card`);
  const asked = await rows<{ body: string }>('notifications', "type = 'rental_request.card_asked'");
  expect(asked[0]?.body).toContain('We couldn’t charge the rental amount of $2,600');
  const stale = await as(renter).post(`${rent}/retry`, { amount: 1400 });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'The amount due changed since you opened it. Check it and try again.',
  ]);
  const again = await as(admin).post(`${rent}/charge_again`, { amount: 2600 });
  expect(again.body).toMatchObject({ amount: 2600, status: 'failed' });
  later('2026-12-23T23:00:00Z');
  await act(owner, { id }, 'machine_return', { condition: 'good', returned_at: '2026-12-23T20:00:00Z' });
  await act(admin, { id }, 'close');
  const last = (await rows<{ id: number }>('payments')).at(-1);
  await as(admin).post(`${path}/payments/${last?.id}/waive`, { reason: 'Bankrupt.', amount: 2600 });

  const noted = await rows<{ data: string }>('audit_events', "action IN ('charge_again', 'waive')");
  expect(noted.map(({ data }) => data)).toEqual(Array(2).fill(expect.stringContaining('2600')));
  const told = await rows<{ body: string }>('notifications', "type = 'rental_request.payment_waived'");
  expect(told.map(({ body }) => body)).toEqual(
    Array(2).fill(expect.stringContaining('no longer owes $2,600')),
  );
  const file = await as(admin).get(`${path}/evidence`);
  expect(
    pdfPages(file.body as Buffer)
      .join('\n')
      .replaceAll('\n', ' '),
  ).toContain('waived: Bankrupt.');
});
