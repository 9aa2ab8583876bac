import type { WaitingQueue } from '@yard/contracts';
import { api, as, asOnAdminSite, later } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { active, good, returned } from '../../../test/return-scene';
import { unpaidScene } from '../../../test/unpaid-scene';

async function queuesOf(admin: { id: number; email: string }) {
  const { queues } = (await asOnAdminSite(admin).get('/api/desk')).body as { queues: WaitingQueue[] };
  return queues;
}

async function waiting(admin: { id: number; email: string }) {
  const queues = await queuesOf(admin);
  return Object.fromEntries(
    queues
      .filter(({ count }) => count > 0)
      .map(({ key, count, oldest_at, due_at }) => [key, { count, oldest_at, due_at }]),
  );
}

it('says of each kind what waits, since when, and where the list of just these is', async () => {
  const { admin, renter, owner, path } = await returned({ condition: 'damaged', damage_amount: 40 });
  await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });
  later('2026-12-19T08:00:00Z');
  await as(renter).post('/api/support_tickets', { message: 'Help' });
  const wish = { business_name: 'Ray Rentals', phone: '555 0100' };
  await as(renter).post('/api/rental_store_access_requests', wish);

  const queues = await queuesOf(admin);

  expect(queues.filter(({ count }) => count > 0)).toEqual([
    expect.objectContaining({
      key: 'support_tickets',
      oldest_at: '2026-12-19T08:00:00.000000Z',
      due_at: '2026-12-20T08:00:00.000000Z',
    }),
    {
      key: 'contested_returns',
      count: 1,
      oldest_at: '2026-12-18T23:00:00.000000Z',
      due_at: null,
      list: '/rental_requests?contested=1&sort=waiting_since&direction=asc',
    },
    expect.objectContaining({
      key: 'store_access_requests',
      list: '/rental_store_access_requests?status=open',
    }),
  ]);
  expect(queues).toHaveLength(16);
  expect(owner.id).toBeGreaterThan(0);
});

it('counts a ticket from its author’s last word, and not while the author has to answer', async () => {
  const { admin, renter } = await active();
  const { id } = (await as(renter).post('/api/support_tickets', { message: 'Help' })).body as { id: number };
  later('2026-12-19T08:00:00Z');
  await asOnAdminSite(admin).post(`/api/support_tickets/${id}/messages`, { content: 'With what?' });
  expect(await waiting(admin)).not.toHaveProperty('support_tickets');

  later('2026-12-19T09:00:00Z');
  await as(renter).post(`/api/support_tickets/${id}/messages`, { content: 'The gate' });

  expect((await waiting(admin)).support_tickets).toEqual({
    count: 1,
    oldest_at: '2026-12-19T09:00:00.000000Z',
    due_at: '2026-12-20T09:00:00.000000Z',
  });
});

/** The numbers in the list that a queue leads to. */
async function listed(admin: { id: number; email: string }, key: string): Promise<number[]> {
  const { list = '' } = (await queuesOf(admin)).find((queue) => queue.key === key) ?? {};
  const { data } = (await asOnAdminSite(admin).get(`/api${list}`)).body as { data: { id: number }[] };
  return data.map(({ id }) => id);
}

it('leads to a list that begins with what waits longest', async () => {
  api.clock.set('2026-12-13T12:00:00Z');
  const { admin, owner, renter, approved } = await rentalScene();
  const digger = await approved();
  const lifter = await approved({ machine_id: (await make.machine(owner)).id });
  const ask = async () =>
    (await as(renter).post('/api/support_tickets', { message: 'Help' })).body as { id: number };
  const [first, second] = [await ask(), await ask()];
  later('2026-12-18T23:00:00Z');
  const contest = async ({ id }: { id: number }) => {
    const path = `/api/rental_requests/${id}/machine_return`;
    await as(owner).post(path, { ...good, condition: 'damaged', damage_amount: 40 });
    await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });
  };
  await contest(lifter);
  later('2026-12-19T09:00:00Z');
  await contest(digger);
  await as(renter).post(`/api/support_tickets/${first.id}/messages`, { content: 'Still there?' });

  expect(await listed(admin, 'support_tickets')).toEqual([second.id, first.id]);
  expect(await listed(admin, 'contested_returns')).toEqual([lifter.id, digger.id]);
});

it('counts a machine as late that is out past its last day, and lists it', async () => {
  const { admin, request } = await active();
  const late = async () =>
    (await asOnAdminSite(admin).get('/api/rental_requests', { late: true })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  later('2026-12-19T05:59:59Z');
  expect([await late(), await waiting(admin)]).toEqual([[], {}]);

  later('2026-12-19T06:00:00Z');

  expect(await late()).toEqual([request.id]);
  expect((await waiting(admin)).late_rentals).toMatchObject({
    count: 1,
    // The end of the last day in Chicago.
    oldest_at: '2026-12-19T06:00:00.000000Z',
  });
  await api.dataSource.query("UPDATE rental_requests SET end_time = '16:00'");
  expect((await waiting(admin)).late_rentals).toMatchObject({ oldest_at: '2026-12-18T22:00:00.000000Z' });
});

it('puts what has a deadline first', async () => {
  const { admin } = await unpaidScene();
  await api.dataSource.query(
    `UPDATE payments SET dispute_status = 'needs_response', dispute_opened_at = '2026-12-12 10:00:00.000',
      dispute_due_by = '2026-12-20 10:00:00.000' WHERE kind = 'deposit'`,
  );

  const [first, second] = await queuesOf(admin);

  expect(first).toMatchObject({ key: 'disputes', count: 1, due_at: '2026-12-20T10:00:00.000000Z' });
  expect(second).toMatchObject({ key: 'unpaid_rentals', oldest_at: '2026-12-12T12:00:00.000000Z' });
});

it('counts a batch whose last real run failed for somebody, until a run without', async () => {
  const { admin } = await active();
  const run = { name: 'close_completed_rental_requests', status: 'finished', total: 2, done: 1, fence: 1 };
  const finished_at = '2026-12-18 20:00:00.000';
  const { id } = await insert('batch_runs', { ...run, failed: 1, dry_run: false, finished_at });
  expect((await queuesOf(admin)).find(({ key }) => key === 'failed_batches')).toMatchObject({
    count: 1,
    list: `/?run=${id}`,
  });
  await insert('batch_runs', { ...run, failed: 0, dry_run: true, finished_at });
  expect((await waiting(admin)).failed_batches).toMatchObject({ count: 1 });

  await insert('batch_runs', { ...run, failed: 0, dry_run: false, finished_at });

  expect(await waiting(admin)).not.toHaveProperty('failed_batches');
});
