import { as, asOnAdminSite, confirmed, guest, rows } from '../../../test/api';
import { statementsOf } from '../../../test/count-queries';
import { readWhole } from '../../../test/plans';
import { AGREED, rentalScene } from '../../../test/rental-scene';

type Row = Record<string, unknown>;

const MACHINES = '/api/machines';
const SPAN = { start_date: '2027-01-04', end_date: '2027-01-06' };
const INVALID = { errors: { machine_id: ['The selected machine id is invalid.'] } };

/** Statuses of what somebody asks of one machine, and whether the list shows it. */
async function seen(machine: Row, client: ReturnType<typeof guest>) {
  const one = `${MACHINES}/${machine.id}`;
  const { data, total } = (await client.get(MACHINES, { search: 'Crawler' })).body;
  const statuses = [
    await client.get(one),
    await client.get(`${one}/delivery_options`),
    await client.get(`${one}/photos`),
    await client.get(`${one}/availability`, { from: '2026-12-01', to: '2026-12-02' }),
    await client.post('/api/rental_requests/quote', { machine_id: machine.id, ...SPAN }),
  ].map(({ status }) => status);
  return { listed: data.map(({ id }: { id: number }) => id), total, statuses };
}

const FOUND = [200, 200, 200, 200, 200];
const HIDDEN = { listed: [], total: 0, statuses: [404, 404, 404, 404, 422] };

it('offers nobody the machines of a suspended owner, and everybody again after', async () => {
  const { owner, renter, admin, machine, ask } = await rentalScene();
  const shown = { listed: [machine.id], total: 1, statuses: FOUND };
  const account = `/api/users/${owner.id}`;

  await (await confirmed(as(admin))).post(`${account}/suspend`, { reason: 'Fraud' });
  const refused = await ask();

  expect(await seen(machine, guest())).toEqual(HIDDEN);
  expect(await seen(machine, as(renter))).toEqual(HIDDEN);
  expect(await seen(machine, as(admin))).toEqual(shown);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject(INVALID);
  await as(admin).post(`${account}/restore`);
  expect(await seen(machine, guest())).toEqual(shown);
  expect((await ask()).status).toBe(201);
});

it('offers nobody the machines of a deleted owner', async () => {
  const { owner, renter, admin, machine, ask } = await rentalScene();

  const deleted = await (await confirmed(as(admin))).delete(`/api/users/${owner.id}`);

  expect(deleted.status).toBe(204);
  expect(await seen(machine, as(renter))).toEqual(HIDDEN);
  expect((await ask()).body).toMatchObject(INVALID);
});

it('lets go on what was asked for and rented before', async () => {
  const { owner, renter, admin, machine, approved, pending, act } = await rentalScene();
  const rented = await approved();
  const waiting = await pending(SPAN);
  await (await confirmed(as(admin))).post(`/api/users/${owner.id}/suspend`, { reason: 'Fraud' });

  const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;
  const moved = await as(renter).patch(path(waiting), { end_date: '2027-01-07', ...AGREED });
  const kept = await as(renter).get(path(rented));
  const withdrawn = await act(renter, rented, 'cancel', { reason: 'Rain' });

  expect(moved.status).toBe(200);
  expect(kept.body).toMatchObject({ status: 'approved', machine: { id: machine.id } });
  expect(withdrawn.body).toMatchObject({ status: 'cancelled', payments: [{ status: 'refunded' }] });
});

it('tells the renters of what is open, queues it for admins, and says that the machines are hidden', async () => {
  const { owner, renter, admin, machine, approved, pending, act } = await rentalScene();
  const rented = await approved();
  const waiting = await pending(SPAN);
  const desk = await confirmed(asOnAdminSite(admin));
  const notices = async (type: string) =>
    (await rows<{ user_id: number }>('notifications', 'type = ?', [`rental_request.${type}`])).map(
      ({ user_id }) => user_id,
    );
  const queue = async () => {
    const { queues } = (await desk.get('/api/desk')).body;
    return queues.find(({ key }: Row) => key === 'suspended_owners');
  };
  const listed = async (listing_state: string) =>
    (await desk.get('/api/admin/machines', { listing_state })).body.data.map(
      ({ id, owner_suspended }: Row) => [id, owner_suspended],
    );

  await desk.post(`/api/users/${owner.id}/suspend`, { reason: 'Fraud' });

  expect(await notices('owner_suspended')).toEqual([renter.id, renter.id]);
  const mails = await rows<{ subject: string }>('mails', 'recipient = ?', [renter.email]);
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects).toContain('Your request for Crawler Excavator can’t be answered for now');
  expect(subjects).toContain('We’re reviewing your rental of Crawler Excavator');
  expect(await queue()).toMatchObject({ count: 2, list: '/rental_requests?owner_suspended=1' });
  const open = await desk.get('/api/rental_requests', {
    owner_suspended: 1,
    sort: 'created_at',
    direction: 'asc',
  });
  expect(open.body.data.map(({ id }: Row) => id)).toEqual([rented.id, waiting.id]);
  expect([await listed('hidden'), await listed('published')]).toEqual([[[machine.id, true]], []]);
  expect((await act(renter, waiting, 'cancel', { reason: 'Nobody answers' })).status).toBe(200);

  await desk.post(`/api/users/${owner.id}/restore`);

  expect(await notices('owner_restored')).toEqual([renter.id]);
  expect((await queue()).count).toBe(0);
  expect([await listed('hidden'), await listed('published')]).toEqual([[], [[machine.id, false]]]);
});

it('books nothing at once in the place of a suspended owner', async () => {
  const { owner, renter, admin, pending } = await rentalScene({ instant_book: true });
  const waiting = await pending({ stripe_payment_method_id: null });
  await (await confirmed(as(admin))).post(`/api/users/${owner.id}/suspend`, { reason: 'Fraud' });

  const path = `/api/rental_requests/${waiting.id}`;
  const { body } = await as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa' });

  expect(body).toMatchObject({ status: 'pending', payments: [] });
});

it('looks owners up by their keys', async () => {
  const { renter } = await rentalScene();
  await as(renter).get('/api/user');

  const sent = await statementsOf(async () => {
    for (const client of [guest(), as(renter)]) await client.get(MACHINES, { sort: 'daily_rate' });
  });

  const asking = sent.filter(({ sql }) => sql.includes('keeper'));
  expect(asking.length).toBeGreaterThan(0);
  for (const statement of asking) expect(await readWhole(statement)).not.toContain('users');
});
