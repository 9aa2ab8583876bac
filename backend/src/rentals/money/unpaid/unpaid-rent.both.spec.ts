import { api, as, asOnAdminSite, forgetBroadcasts, later, rows, told } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { ledger, rentalScene } from '../../../../test/rental-scene';
import { DECLINED, noticed, rents, round, unpaidScene } from '../../../../test/unpaid-scene';
import { refusal } from '../../../../test/refusals';

it('tells the owner at once not to hand over, and shows both until when it can be paid', async () => {
  const { owner, renter, id, shown } = await unpaidScene();

  const unpaid = {
    kind: 'rental',
    since: '2026-12-12T12:00:00.000000Z',
    attempts: 1,
    next_attempt_at: '2026-12-12T18:00:00.000000Z',
    deadline_at: '2026-12-14T06:00:00.000000Z',
  };
  expect((await shown(owner)).unpaid).toEqual(unpaid);
  expect((await shown(renter)).unpaid).toEqual(unpaid);
  expect(await noticed('rent_unpaid')).toEqual([owner.id]);
  const [notice] = await rows<{ title: string; body: string }>(
    'notifications',
    "type = 'rental_request.rent_unpaid'",
  );
  expect(notice?.title).toBe('Ray hasn’t paid $1,400 for the Crawler Excavator, Dec 14–18');
  expect(notice?.body).toContain('can pay until the end of Sun, Dec 13');
  const mails = await rows<{ subject: string; recipient: string }>('mails', 'subject = ?', [notice?.title]);
  expect(mails).toHaveLength(1);
  const [told] = await rows<{ body: string }>(
    'notifications',
    "type = 'rental_request.payment_failed' AND user_id = ?",
    [renter.id],
  );
  expect(told?.body).toBe(
    'Your card was declined. We’ll try the card again on Sat, Dec 12, 12:00 PM Central. Pay with another card by the end of Sun, Dec 13 (Central), or Olive Owner can end the rental.',
  );
  expect(id).toBeGreaterThan(0);
});

it('tries the card again by its own schedule until the deadline, and cancels nothing then', async () => {
  const { owner, renter, admin, shown } = await unpaidScene();
  const attempts: number[] = [];
  for (const at of ['12T17:59', '12T18:00', '13T05:59', '13T06:00', '14T05:59', '14T06:00', '15T12:00']) {
    later(`2026-12-${at}:00Z`);
    await round();
    await round();
    attempts.push((await rents()).length);
  }

  expect(attempts).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(await shown()).toMatchObject({
    status: 'active',
    unpaid: { attempts: 4, next_attempt_at: null, deadline_at: '2026-12-14T06:00:00.000000Z' },
  });
  expect(await noticed('rent_unpaid')).toEqual([owner.id]);
  expect(await noticed('rent_deadline')).toEqual([owner.id, renter.id, admin.id].sort((a, b) => a - b));
  expect(await rows('audit_events', "action = 'collect'")).toHaveLength(4);
  expect((await ledger()).charged).toEqual([28_000]);
});

it('tries a new card at once and tells the owner that the rent is paid', async () => {
  const { owner, useCard, shown } = await unpaidScene();

  const answer = await useCard('pm_card_visa');

  expect(answer.status).toBe(200);
  expect(answer.body.unpaid).toBeNull();
  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect(await noticed('rent_paid')).toEqual([owner.id]);
  const mails = await rows<{ subject: string }>('mails', `recipient = '${owner.email}'`);
  expect(
    mails.map(({ subject }) => subject).filter((subject) => /rent.* paid|paid.* rent/.test(subject)),
  ).toEqual(['The rent for Crawler Excavator is paid']);
  expect((await shown(owner)).unpaid).toBeNull();
  await round();
  expect((await ledger()).charged.sort((a, b) => a - b)).toEqual([28_000, 140_000]);
});

it('tries the default card that the renter chooses, and no card that is only stored', async () => {
  const { renter, id, shown } = await unpaidScene();
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };
  await as(renter).post('/api/payment_methods/simulated', card);
  const second = await as(renter).post('/api/payment_methods/simulated', card);
  expect((await rents()).map(({ status }) => status)).toEqual(['failed']);
  const cards = (await as(renter).get('/api/payment_methods')).body.data as { id: number }[];

  const chosen = cards.find((one) => one.id === second.body.id) ?? cards.at(-1);
  await as(renter).post(`/api/payment_methods/${chosen?.id}/default`);

  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect((await shown()).unpaid).toBeNull();
  const events = await rows('audit_events', "action = 'update' AND record_type = 'rental_request'");
  // First to the card that was declined.
  expect(events).toMatchObject([
    { user_id: renter.id, record_id: id },
    { user_id: renter.id, record_id: id },
  ]);
});

it('takes up a new card that a killed process left untried', async () => {
  const { id } = await unpaidScene();
  await api.dataSource.query(
    "UPDATE rental_requests SET stripe_payment_method_id = 'pm_card_visa' WHERE id = ?",
    [id],
  );

  await Promise.all([round(), round()]);

  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

it('leaves a bank that asks for the renter to the renter', async () => {
  const { owner, shown } = await unpaidScene('pm_card_authenticationRequired');
  later('2026-12-13T12:00:00Z');

  await round();

  expect(await rents()).toHaveLength(1);
  expect((await shown()).unpaid).toMatchObject({ kind: 'rental', next_attempt_at: null });
  expect(await noticed('rent_unpaid')).toEqual([owner.id]);
});

it('tells the owner that the rent is paid once the renter’s bank has let it through', async () => {
  const { owner, renter, path } = await unpaidScene('pm_card_authenticationRequired');
  const [{ id, client_secret } = { id: 0, client_secret: '' }] = await rows<{
    id: number;
    client_secret: string;
  }>('payments', "kind = 'rental'");

  await as(renter).post('/api/payment_methods/simulated/authentication', {
    client_secret,
    outcome: 'complete',
  });
  await as(renter).post(`${path}/payments/${id}/refresh`);

  expect(await rents()).toMatchObject([{ status: 'succeeded' }]);
  expect(await noticed('rent_paid')).toEqual([owner.id]);
  expect(await rows('notifications', "type = 'rental_request.rent_unpaid' AND read_at IS NULL")).toEqual([]);
});

it('says which of both did not come: the deposit, where it alone failed', async () => {
  const { owner, approved } = await rentalScene();
  const { id } = await approved({ stripe_payment_method_id: DECLINED });

  const shown = (await as(owner).get(`/api/rental_requests/${id}`)).body;

  expect(shown.unpaid).toMatchObject({ kind: 'deposit', attempts: 1, next_attempt_at: null });
  expect(await noticed('deposit_unpaid')).toEqual([owner.id]);
  const refused = await as(owner).post(`/api/rental_requests/${id}/end_unpaid`, { reason: 'No deposit' });
  expect(refusal(refused)).toEqual([409, 'This rental request is approved, and no rent of it has failed.']);
});

it('says nothing of the rent that is paid, where the deposit alone had failed', async () => {
  const { renter, admin, approved } = await rentalScene();
  const { id } = await approved({ stripe_payment_method_id: DECLINED });
  const path = `/api/rental_requests/${id}`;
  await as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa' });
  later('2026-12-12T12:00:00Z');

  await runBatch(admin, 'collect_payment_for_upcoming_rental_requests');

  expect(await rows('payments')).toMatchObject([
    { kind: 'deposit', status: 'failed' },
    { kind: 'rental', status: 'succeeded' },
  ]);
  expect(await noticed('rent_paid')).toEqual([]);
});

it('is found by the list, for whoever may see it', async () => {
  const { owner, admin, stranger, id, useCard } = await unpaidScene();
  const ids = async (by: Parameters<typeof as>[0], unpaid: boolean) =>
    (await as(by).get('/api/rental_requests', { unpaid })).body.data.map((one: { id: number }) => one.id);
  const desk = await asOnAdminSite(admin).get('/api/rental_requests', { unpaid: true });

  expect([await ids(owner, true), await ids(owner, false), await ids(stranger, true)]).toEqual([
    [id],
    [],
    [],
  ]);
  expect(desk.body.data).toMatchObject([{ id, unpaid: { kind: 'rental' } }]);

  await useCard('pm_card_visa');
  expect([await ids(owner, true), await ids(owner, false)]).toEqual([[], [id]]);
});

it('tells nobody else', async () => {
  const { owner, renter, useCard } = await unpaidScene();
  forgetBroadcasts();

  await useCard(DECLINED.replace('charge', 'visa_charge'));

  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});
