import { api, as, later, rows, told } from '../../../test/api';
import { ledger, rentalScene } from '../../../test/rental-scene';
import { noticed, rents, round, unpaidScene } from '../../../test/unpaid-scene';
import { refusal } from '../../../test/refusals';

it('ends an unpaid rental: everything goes back, the days are free, the renter is told', async () => {
  const { owner, renter, end } = await unpaidScene();
  expect(await rows('machine_days')).toHaveLength(5);

  const other = await end(owner, { seen: { back: 100 } });
  expect([other.status, other.body.seen]).toEqual([409, { back: 280 }]);
  const answer = await end(owner, { seen: { back: 280 } });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'cancelled',
    unpaid: null,
    cancellation: { user_id: owner.id, reason: 'You have not paid.', refund_amount: 280 },
  });
  expect((await ledger()).refunded).toEqual([28_000]);
  expect(await rows('machine_days')).toEqual([]);
  expect(await noticed('cancelled')).toEqual([renter.id]);
  expect(await rows('audit_events', "action = 'end_unpaid' AND user_id = ?", [owner.id])).toHaveLength(1);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  later('2026-12-13T12:00:00Z');
  await round();
  expect(await rents()).toHaveLength(1);
  const again = await end();
  expect([again.status, again.body.message]).toEqual([409, 'This rental request is cancelled.']);
});

it('ends what has begun, too, with all its days: the machine never was out', async () => {
  const { end, shown } = await unpaidScene();
  later('2026-12-16T12:00:00Z');
  expect((await shown()).status).toBe('active');

  expect((await end()).body.status).toBe('cancelled');
  expect(await rows('machine_days')).toEqual([]);
});

it('leaves the days that the machine was out as they were', async () => {
  const { end, handOver } = await unpaidScene();
  await handOver();
  later('2026-12-16T12:00:00Z');

  expect((await end()).body.status).toBe('cancelled');
  expect(await rows('machine_days')).toHaveLength(2);
});

it('hands over anyway, once: the rent stays owed and can still be paid', async () => {
  const { renter, handOver, useCard } = await unpaidScene();

  const answer = await handOver();

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'approved',
    handed_over_unpaid_at: '2026-12-12T12:00:00.000000Z',
    unpaid: { kind: 'rental' },
  });
  expect(await noticed('handed_over_unpaid')).toEqual([renter.id]);
  expect(await rows('audit_events', "action = 'hand_over_unpaid'")).toHaveLength(1);
  const again = await handOver();
  expect([again.status, again.body.message]).toEqual([409, 'This machine was handed over before.']);
  expect((await useCard('pm_card_visa')).body).toMatchObject({ unpaid: null });
  expect((await handOver()).status).toBe(409);
});

it.each([
  ['pending', async () => (await scene()).pending()],
  ['approved', async () => (await scene()).approved()],
])('refuses both where no rent has failed: %s', async (status, make) => {
  const { id } = await make();
  for (const action of ['end_unpaid', 'hand_over_unpaid']) {
    const answer = await as(current.owner).post(`/api/rental_requests/${id}/${action}`, { reason: 'No' });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(status)]);
  }
  expect(await rows('cancellations')).toEqual([]);
});

it('asks for a reason', async () => {
  const { owner, path } = await unpaidScene();
  for (const reason of [undefined, '', 'x'.repeat(1001)]) {
    const answer = await as(owner).post(`${path}/end_unpaid`, { reason });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']]);
  }
});

it('waits for an attempt that is on its way', async () => {
  const { id, end, handOver } = await unpaidScene();
  await api.dataSource.query("UPDATE payments SET status = 'succeeded' WHERE rental_request_id = ?", [id]);
  expect((await end()).status).toBe(409);
  await api.dataSource.query("UPDATE payments SET status = 'failed' WHERE kind = 'rental'");
  const sql = `INSERT INTO payments (rental_request_id, kind, attempt, amount, refunded_amount, currency, status,
    idempotency_key, created_at, updated_at) SELECT rental_request_id, kind, 2, amount, 0, currency, 'processing',
    'k2', created_at, updated_at FROM payments WHERE kind = 'rental'`;
  await api.dataSource.query(sql);

  for (const answer of [await end(), await handOver()]) {
    expect(refusal(answer)).toEqual([
      409,
      'This rental request is approved, and its rent is being tried again.',
    ]);
  }
});

it('acts once for two clicks with one key', async () => {
  const { owner, path } = await unpaidScene();
  const click = (key: string) =>
    as(owner).post(`${path}/end_unpaid`, { reason: 'You have not paid.' }, { 'Idempotency-Key': key });

  const [first, second] = [await click('one'), await click('one')];

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(await rows('cancellations')).toHaveLength(1);
});

const current: { owner: { id: number; email: string } } = { owner: { id: 0, email: '' } };
async function scene() {
  const made = await rentalScene();
  current.owner = made.owner;
  return made;
}
