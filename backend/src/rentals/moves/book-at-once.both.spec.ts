import { api, as, later, rows } from '../../../test/api';
import { runBatch } from '../../../test/batches';
import { insert, make } from '../../../test/make';
import { AGREED, ledger, rentalScene } from '../../../test/rental-scene';

const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;

it('books at once with a good card, and leaves a refused one to the owner', async () => {
  const { owner, renter, ask, act } = await rentalScene({ instant_book: true });

  const booked = await ask();
  expect(booked.body).toMatchObject({
    status: 'approved',
    payments: [{ kind: 'deposit', status: 'succeeded' }],
  });
  expect((await ask({ start_date: '2026-12-18', end_date: '2026-12-20' })).status).toBe(409);
  const refused = await ask({
    start_date: '2027-01-04',
    end_date: '2027-01-05',
    stripe_payment_method_id: 'pm_card_chargeDeclined',
  });
  expect(refused.body).toMatchObject({ status: 'pending', payments: [{ status: 'failed' }] });
  const cardless = await ask({
    start_date: '2027-01-06',
    end_date: '2027-01-06',
    stripe_payment_method_id: null,
  });
  expect(cardless.body).toMatchObject({ status: 'pending', payments: [] });

  const better = await as(renter).patch(path(refused.body), { stripe_payment_method_id: 'pm_card_visa' });
  expect(better.body.status).toBe('approved');
  expect((await act(owner, cardless.body, 'approve', { message: 'Yours.' })).body.status).toBe('approved');
  expect((await ledger()).charged).toHaveLength(2);
  expect(await rows('machine_days')).toHaveLength(8);
});

it('gives the deposit back to all but one who book the same days at once', async () => {
  const { ask, machine } = await rentalScene({ instant_book: true });
  const renters = await Promise.all(Array.from({ length: 8 }, () => make.user()));
  const places = await Promise.all(renters.map((person) => make.address(person)));

  await Promise.all(renters.map((person, index) => ask({ address_id: places[index]?.id }, person)));

  expect(await rows('rental_requests', 'approved_at IS NOT NULL')).toHaveLength(1);
  expect(await rows('machine_days', 'machine_id = ?', [machine.id])).toHaveLength(5);
  const { charged, refunded } = await ledger();
  expect(charged.length - refunded.length).toBe(1);
});

it('charges nothing for days that somebody else booked, neither a new card nor a second try', async () => {
  const { renter, stranger, ask } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await ask({ address_id: (await make.address(stranger)).id }, stranger);

  const card = { stripe_payment_method_id: 'pm_card_visa' };
  const changed = await as(renter).patch(path(body), card);
  const retry = await as(renter).post(`${path(body)}/payments/${body.payments[0].id}/retry`, card);

  expect(changed.body).toMatchObject({
    status: 'pending',
    days_free: false,
    payments: [{ status: 'failed' }],
  });
  expect([retry.status, retry.body.message]).toEqual([409, 'These dates are taken.']);
  expect(await ledger()).toEqual({ charged: [28_000], refunded: [] });
});

it('leaves a deposit that waits for its bank as it is where a second try is refused', async () => {
  const { renter, stranger, ask } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  await ask({ address_id: (await make.address(stranger)).id }, stranger);

  const card = { stripe_payment_method_id: 'pm_card_visa' };
  const retry = await as(renter).post(`${path(body)}/payments/${body.payments[0].id}/retry`, card);

  expect([retry.status, retry.body.message]).toEqual([409, 'These dates are taken.']);
  const { payments } = (await as(renter).get(path(body))).body;
  expect(payments).toEqual(body.payments);
});

it('changes no terms while a deposit for the present ones waits', async () => {
  const { renter, ask } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  expect(body).toMatchObject({ status: 'pending', payments: [{ status: 'requires_action' }] });

  const longer = await as(renter).patch(path(body), { end_date: '2026-12-30', ...AGREED });
  const details = await as(renter).patch(path(body), { details: 'By the gate' });

  expect([longer.status, details.status]).toEqual([409, 200]);
  expect(details.body.payments).toHaveLength(1);
});

it('leaves the decision to an owner who wants it back, and returns a deposit that comes late', async () => {
  const { owner, renter, machine, ask, act } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await as(owner).patch(`/api/machines/${machine.id}`, { instant_book: false });
  const [payment] = await rows<{ id: number }>('payments');

  const retry = await as(renter).post(`${path(body)}/payments/${payment?.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });
  expect([retry.status, retry.body.message]).toEqual([409, 'This rental request is pending.']);
  await api.dataSource.query(
    "UPDATE payments SET status = 'pending', stripe_payment_method_id = 'pm_card_visa', idempotency_key = 'late'",
  );
  api.clock.set('2026-11-20T12:01:00Z');
  await api.provider<{ sweep(): Promise<void> }>('src/payments/payment-sweeper', 'PaymentSweeper').sweep();

  expect(await ledger()).toEqual({ charged: [28_000], refunded: [28_000] });
  await as(renter).patch(path(body), { stripe_payment_method_id: 'pm_card_visa' });
  const approved = await act(owner, body, 'approve', { message: 'Yours.' });
  expect(approved.body.payments.map((one: { status: string }) => one.status)).toEqual([
    'refunded',
    'succeeded',
  ]);
  expect(approved.body.deposit_refunded_at).toBeNull();

  // Half of the deposit that is held: the one that came back is in no share.
  const policy = `[{"hours_before_start":24,"rental_percent":0,"delivery_percent":0,"deposit_percent":50}]`;
  await api.dataSource.query('UPDATE cancellation_policies SET tiers = ?', [policy]);
  expect((await act(renter, body, 'cancel', { reason: 'Rain' })).body.cancellation.refund_amount).toBe(140);
});

it('takes another deposit while the one that came late is on its way back', async () => {
  const { owner, renter, ask, act, machine } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  await as(owner).patch(`/api/machines/${machine.id}`, { instant_book: false });
  const [payment] = await rows<{ id: number; amount: number }>('payments');
  await insert('refunds', {
    payment_id: payment?.id,
    amount: payment?.amount,
    status: 'pending',
    reason: 'late_payment',
    idempotency_key: 'on-its-way',
  });
  await api.dataSource.query(
    "UPDATE payments SET status = 'succeeded', succeeded_at = '2026-11-20 12:00:00.000'",
  );

  await as(renter).patch(path(body), { stripe_payment_method_id: 'pm_card_visa' });
  const approved = await act(owner, body, 'approve', { message: 'Yours.' });

  expect(await rows('payments', "status = 'succeeded'")).toHaveLength(2);
  const returning = approved.body.payments.map((one: { returning_amount?: number }) => one.returning_amount);
  expect(returning).toEqual([280, undefined]);
});

it('asks a second try for what is due now, not for what was due at the first', async () => {
  const { renter, ask } = await rentalScene({ instant_book: true });
  const card = 'pm_card_chargeDeclined';
  const { body } = await ask({ end_date: '2026-12-14', stripe_payment_method_id: card });
  const [first] = await rows<{ id: number; amount: number }>('payments');
  const longer = await as(renter).patch(path(body), { end_date: '2026-12-31', ...AGREED });
  expect(longer.body.deposit_amount).toBeGreaterThan(body.deposit_amount);

  const retry = await as(renter).post(`${path(body)}/payments/${first?.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });

  expect(retry.body).toMatchObject({ status: 'succeeded', amount: longer.body.deposit_amount });
  expect((await ledger()).charged).toEqual([Math.round(longer.body.deposit_amount * 100)]);
});

it('lets the deposit be tried again that followed one which came too late, or cancels in the end', async () => {
  const { owner, renter, admin, machine, ask, act } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
  await as(owner).patch(`/api/machines/${machine.id}`, { instant_book: false });
  const [late] = await rows<{ client_secret: string }>('payments');
  await as(renter).post('/api/payment_methods/simulated/authentication', {
    client_secret: late?.client_secret,
    outcome: 'complete',
  });
  await as(renter).post(`${path(body)}/payments/${body.payments[0].id}/refresh`);
  await as(renter).patch(path(body), { stripe_payment_method_id: 'pm_card_chargeDeclined' });
  const approved = await act(owner, body, 'approve', { message: 'Yours.' });
  const states = approved.body.payments.map((one: { status: string }) => one.status);
  expect(states).toEqual(['refunded', 'failed']);

  const due = () => runBatch(admin, 'cancel_expired_rental_requests');
  const retry = (card: string) =>
    as(renter).post(`${path(body)}/payments/${approved.body.payments[1].id}/retry`, {
      stripe_payment_method_id: card,
    });
  later('2026-12-14T12:00:00Z');
  expect((await retry('pm_card_chargeDeclined')).status).toBe(200);
  expect(await due()).toMatchObject({ total: 1, done: 1 });
});
