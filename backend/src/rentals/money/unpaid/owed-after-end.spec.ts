import { as, later, rows } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { running } from '../../../../test/change-scene';
import { FULL } from '../../../../test/handover-scene';
import { differences, payouts, ready, sweepPayouts } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';
import { DECLINED, noticed, rents, round, unpaidScene } from '../../../../test/unpaid-scene';

const RETURN = { condition: 'good' };
const card = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };

/** Five days more were agreed on and refused, and the machine is back. */
async function broughtBack(by = DECLINED, at = '2026-12-24T18:00:00Z') {
  const scene = await running();
  const { owner, renter, request, offer, answer, act } = scene;
  const path = `/api/rental_requests/${request.id}`;
  await ready(owner);
  await as(renter).patch(path, { stripe_payment_method_id: by });
  await answer(owner, (await offer()).body.id, 'accept');
  later(at);
  await act(owner, request, 'machine_return', { ...RETURN, returned_at: at });
  return { ...scene, path };
}

async function extended(...made: Parameters<typeof broughtBack>) {
  const scene = await broughtBack(...made);
  const { renter, admin, request, act, shown, path } = scene;
  await act(admin, request, 'close');
  const change = (await shown()).payments.at(-1) as { id: number };
  const retry = (stripe_payment_method_id: string, payment = change) =>
    as(renter).post(`${path}/payments/${payment.id}/retry`, { stripe_payment_method_id });
  return { ...scene, change, retry };
}

const found = async (by: { id: number; email: string }, query: object) =>
  (await as(by).get('/api/rental_requests', query)).body.data.map(({ id }: { id: number }) => id);

it('is asked for once the rental is closed, shown to all three, and paid with another card', async () => {
  const { owner, renter, admin, request, shown, retry } = await extended();

  for (const by of [renter, owner, admin]) {
    expect(await shown(by)).toMatchObject({ status: 'closed', unpaid: { kind: 'rental', attempts: 1 } });
  }
  expect(await found(admin, { unpaid: true })).toEqual([request.id]);
  expect(await found(renter, { your_turn: true })).toEqual([request.id]);
  const [told] = await rows<{ body: string }>('notifications', "type = 'rental_request.closed'");
  expect(told?.body).toMatch(/ Part of the rent is unpaid: .* can pay it at any time\.$/);
  await sweepPayouts();
  expect(await payouts()).toEqual([[1260, 'paid']]);

  expect((await retry(DECLINED)).body).toMatchObject({ kind: 'rental', amount: 1200, status: 'failed' });
  const refused = (await shown()).payments.at(-1);
  const paid = await retry('pm_card_visa', refused);

  expect(paid.body).toMatchObject({ kind: 'rental', amount: 1200, status: 'succeeded' });
  expect(await shown()).toMatchObject({ status: 'closed', unpaid: null });
  expect([await found(admin, { unpaid: true }), await noticed('rent_paid')]).toEqual([[], [owner.id]]);
  await sweepPayouts();
  expect(await payouts()).toEqual([
    [1260, 'paid'],
    [1080, 'paid'],
  ]);
  expect(await differences()).toEqual([]);
  expect((await retry('pm_card_visa')).status).toBe(409);
});

it('is waived by an admin for good: nobody is asked for it, and both are told why', async () => {
  const { owner, renter, admin, change, path, shown, retry } = await extended();
  const waive = (by = admin, fields: object = {}) =>
    as(by).post(`${path}/payments/${change.id}/waive`, { reason: 'They are bankrupt.', ...fields });
  await as(renter).post(`${path}/messages/view`);
  expect((await waive(owner)).status).toBe(403);
  expect((await waive(admin, { reason: ' ' })).status).toBe(422);
  expect((await waive(admin, { updated_at: '2026-01-01T00:00:00Z' })).status).toBe(409);

  const { body } = await waive();

  const why = { waived_by: admin.id, waiver_reason: 'They are bankrupt.', failure_message: null };
  expect(body).toMatchObject({ kind: 'rental', status: 'waived', amount: 1200, ...why });
  expect([body.succeeded_at, body.refunded_amount, typeof body.waived_at]).toEqual([null, 0, 'string']);
  expect(await shown()).toMatchObject({ status: 'closed', unpaid: null });
  expect([await found(admin, { unpaid: true }), await found(renter, { your_turn: true })]).toEqual([[], []]);
  expect(await noticed('payment_waived')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(await rows('audit_events', "action = 'waive' AND user_id = ?", [admin.id])).toHaveLength(1);
  expect([(await waive()).status, (await retry('pm_card_visa')).status]).toEqual([409, 409]);
  await sweepPayouts();
  expect([await payouts(), await differences()]).toEqual([[[1260, 'paid']], []]);
});

it('goes on by its schedule, and is told of once when its time is over', async () => {
  const { owner, renter, admin } = await extended(DECLINED, '2026-12-15T19:00:00Z');
  const attempts = async () => (await rents()).length - 1;

  const made: number[] = [];
  for (const at of ['15T23:59', '16T00:00', '16T12:00', '20T00:00']) {
    later(`2026-12-${at}:00Z`);
    await round();
    await round();
    made.push(await attempts());
  }

  expect(made).toEqual([1, 2, 3, 3]);
  expect(await noticed('rent_unpaid')).toEqual([owner.id]);
  expect(await noticed('rent_deadline')).toEqual([renter.id, owner.id, admin.id].sort((a, b) => a - b));
});

it('goes on beside a bill that is unpaid, each by its own schedule', async () => {
  const { owner, renter, path, shown } = await broughtBack(DECLINED, '2026-12-15T19:00:00Z');
  expect((await as(owner).post(`${path}/bill`, { damage_amount: 700 })).status).toBe(201);
  expect((await as(renter).post(`${path}/bill/accept`)).body).toMatchObject({ status: 'unpaid' });
  const bills = async () => {
    const { payments } = await shown();
    return payments.filter(({ kind }: { kind: string }) => kind === 'bill').length;
  };
  expect([(await shown()).status, await bills()]).toEqual(['closed', 1]);

  later('2026-12-16T01:00:00Z');
  await round();

  expect([(await rents()).length, await bills()]).toEqual([3, 2]);
});

it('waits for the bank after the end, too', async () => {
  const { renter, change, path, shown } = await extended('pm_card_authenticationRequired');
  await as(renter).post(`${path}/payments/${change.id}/refresh`);
  const { client_secret } = (await shown()).payments.at(-1);

  const answer = { client_secret, outcome: 'complete' };
  await as(renter).post('/api/payment_methods/simulated/authentication', answer);
  const refreshed = await as(renter).post(`${path}/payments/${change.id}/refresh`);

  expect(refreshed.body).toMatchObject({ kind: 'rental', status: 'succeeded' });
  expect([(await shown()).unpaid, await differences()]).toEqual([null, []]);
});

describe('of a machine that was handed over unpaid', () => {
  it('is asked for, not charged to the default card that its renter chooses, and paid less what broke down', async () => {
    const { owner, renter, admin, id, path, act, handOver, shown, retry } = await unpaidScene();
    await handOver();
    later('2026-12-15T12:00:00Z');
    await as(renter).post(`${path}/breakdowns`, { details: 'It leaks.', since: '2026-12-15T12:00:00Z' });
    later('2026-12-18T23:00:00Z');
    await act(owner, { id }, 'machine_return', { ...RETURN, returned_at: '2026-12-18T20:00:00Z' });
    await act(admin, { id }, 'close');
    expect(await shown()).toMatchObject({ status: 'closed', unpaid: { kind: 'rental' } });

    await as(renter).post('/api/payment_methods/simulated', card);
    await as(renter).post('/api/payment_methods/simulated', card);
    const [, second] = (await as(renter).get('/api/payment_methods')).body.data as { id: number }[];
    expect((await as(renter).post(`/api/payment_methods/${second?.id}/default`)).status).toBe(200);
    expect([(await rents()).length, (await shown()).unpaid]).toEqual([1, expect.anything()]);
    await retry('pm_card_visa');

    expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'partially_refunded']);
    expect((await shown()).unpaid).toBeNull();
    const mails = await rows<{ text: string }>('mails', "subject LIKE 'The rent for % is paid'");
    const told = mails.map(({ text }) => text).join();
    expect(told).toContain('Ray Renter paid it.');
    expect(told).not.toContain('hand over');
    expect((await ledger()).charged.sort((a, b) => a - b)).toEqual([28_000, 140_000]);
    expect(await differences()).toEqual([]);
  });
});

it('is owed where both signed how the machine was handed over, whoever recorded what else', async () => {
  const { owner, renter, admin, id, path, shown, retry } = await unpaidScene();
  later('2026-12-14T12:00:00Z');
  await as(renter).post(`${path}/handover`, FULL);
  for (const by of [renter, owner]) await as(by).post(`${path}/handover/sign`, { name: by.name });
  later('2026-12-19T12:00:00Z');
  expect(await shown()).toMatchObject({ late: { through: '2026-12-19' } });
  expect(await found(admin, { late: true })).toEqual([id]);
  later('2026-12-28T12:00:00Z');

  await runBatch(admin, 'close_completed_rental_requests');

  expect(await shown()).toMatchObject({ status: 'closed', unpaid: { kind: 'rental' } });
  expect(await found(admin, { unpaid: true })).toEqual([id]);
  expect((await retry('pm_card_visa')).body).toMatchObject({ status: 'succeeded', amount: 1400 });
  expect(await differences()).toEqual([]);
});

it('is not owed where the machine stayed with its owner', async () => {
  const { admin, renter, id, path, shown, retry } = await unpaidScene();
  later('2026-12-28T12:00:00Z');
  await as(renter).post(`${path}/messages/view`);

  await runBatch(admin, 'close_completed_rental_requests');

  expect(await shown()).toMatchObject({ id, status: 'closed', unpaid: null });
  expect([await found(admin, { unpaid: true }), await found(renter, { your_turn: true })]).toEqual([[], []]);
  const refused = await retry('pm_card_visa');
  expect([refused.status, refused.body.message]).toEqual([409, 'This rental request is closed.']);
  expect(await rows('mails', "text LIKE '%pay it at any time%'")).toEqual([]);
});
