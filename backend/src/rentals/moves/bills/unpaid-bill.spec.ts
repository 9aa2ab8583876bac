import { api, as, later, rows } from '../../../../test/api';
import { billed } from '../../../../test/bill-scene';
import { differences, payouts, ready, sweepPayouts } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';

it('closes unpaid where the card is refused, and is paid after the end', async () => {
  const { owner, renter, admin, request, rental, move, shown } = await billed({
    card: 'pm_card_chargeDeclined',
  });
  await ready(owner);

  const accepted = await move(renter, 'accept');

  expect(accepted.body).toMatchObject({ status: 'unpaid', to_charge: 100 });
  const closed = await shown();
  expect(closed).toMatchObject({
    status: 'closed',
    unpaid: { kind: 'bill', attempts: 1, next_attempt_at: '2026-12-19T05:00:00.000000Z' },
  });
  const notices = await rows<{ user_id: number; read_at: unknown }>(
    'notifications',
    "type IN ('rental_request.payment_failed', 'rental_request.bill_unpaid')",
  );
  expect(notices.map(({ user_id, read_at }) => [user_id, read_at])).toEqual([
    [owner.id, null],
    [renter.id, null],
  ]);
  expect((await as(admin).get('/api/rental_requests', { unpaid: true })).body.total).toBe(1);
  expect((await as(renter).get('/api/rental_requests', { your_turn: true })).body.total).toBe(1);
  const bill = closed.payments.at(-1);
  expect((await as(admin).post(`${rental}/payments/${bill.id}/ask_for_card`)).status).toBe(200);
  const rent = closed.payments.find((one: { kind: string }) => one.kind === 'rental');
  expect((await as(renter).post(`${rental}/payments/${rent.id}/retry`)).status).toBe(409);

  const paid = await as(renter).post(`${rental}/payments/${bill.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });

  expect(paid.body).toMatchObject({ kind: 'bill', status: 'succeeded', amount: 100 });
  expect(await shown()).toMatchObject({ status: 'closed', unpaid: null, bill: { status: 'paid' } });
  await sweepPayouts();
  expect(await payouts()).toEqual([
    [550, 'paid'],
    [100, 'paid'],
  ]);
  expect(await differences()).toEqual([]);
  expect((await ledger()).refunded).toEqual([]);
  expect(request.id).toBe(closed.id);
});

it('is decided where an admin waives what is above the deposit', async () => {
  const { renter, admin, rental, move, shown } = await billed({ card: 'pm_card_chargeDeclined' });
  await move(renter, 'accept');
  const refused = (await shown()).payments.at(-1);

  const answer = await as(admin).post(`${rental}/payments/${refused.id}/waive`, { reason: 'It was old.' });

  expect(answer.body).toMatchObject({
    kind: 'bill',
    status: 'waived',
    amount: 100,
    waiver_reason: 'It was old.',
  });
  expect(await shown()).toMatchObject({ status: 'closed', unpaid: null, bill: { status: 'decided' } });
  expect(await differences()).toEqual([]);
});

it('waits for the bank after the end, too', async () => {
  const { owner, renter, rental, move, shown } = await billed({ card: 'pm_card_authenticationRequired' });
  await ready(owner);
  await move(renter, 'accept');

  const [payment] = (await shown()).payments.slice(-1);
  expect(payment).toMatchObject({ kind: 'bill', status: 'requires_action' });
  expect((await shown()).bill.status).toBe('unpaid');
  await sweepPayouts();
  expect(await payouts()).toEqual([[550, 'paid']]);
  const { client_secret } = payment;
  await as(renter).post('/api/payment_methods/simulated/authentication', {
    client_secret,
    outcome: 'complete',
  });
  const refreshed = await as(renter).post(`${rental}/payments/${payment.id}/refresh`);
  expect([refreshed.status, refreshed.body.status]).toEqual([200, 'succeeded']);
  expect((await shown()).bill.status).toBe('paid');
  await sweepPayouts();
  expect(await payouts()).toEqual([
    [550, 'paid'],
    [100, 'paid'],
  ]);
  expect((await ledger()).refunded).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('is tried again by its schedule, and given up after a week', async () => {
  const { owner, renter, admin, move } = await billed({ card: 'pm_card_chargeDeclined' });
  await move(renter, 'accept');
  const run = () =>
    api.provider<{ run(): Promise<void> }>('src/rentals/batches/unpaid-job', 'UnpaidJob').run();
  const attempts = async () => (await rows('payments', "kind = 'bill'")).length;

  await run();
  expect(await attempts()).toBe(1);
  later('2026-12-19T05:00:00Z');
  await run();
  await run();
  expect(await attempts()).toBe(2);
  later('2026-12-25T23:00:00Z');
  await run();
  await run();
  const told = await rows<{ user_id: number }>('notifications', "type = 'rental_request.bill_deadline'");
  expect(told.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual(
    [renter.id, owner.id, admin.id].sort((a, b) => a - b),
  );
  const before = await attempts();
  later('2026-12-27T23:00:00Z');
  await run();
  expect(await attempts()).toBe(before);
});
