import { as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

const SPAN = { start_date: '2027-01-04', end_date: '2027-01-06' };

async function revoked(machineFields: Record<string, unknown> = {}) {
  const scene = await rentalScene(machineFields);
  const { owner, admin } = scene;
  const other = await make.machine(owner, { subject: 'Crawler Dozer' });
  const draft = await make.machine(owner, { subject: 'Crawler Draft', published_at: null });
  const revoke = () => as(admin).post(`/api/users/${owner.id}/revoke_store_access`);
  const publish = (by: Parameters<typeof as>[0]) => as(by).post(`/api/machines/${other.id}/publish`);
  return { ...scene, other, draft, revoke, publish };
}

it('takes the machines of who loses store access from everybody, and tells them', async () => {
  const { owner, renter, admin, machine, other, draft, revoke, ask } = await revoked();
  await as(renter).get('/api/user');
  forgetBroadcasts();

  const answer = await revoke();

  expect(answer.body.owner).toBe(false);
  for (const client of [guest(), as(renter)]) {
    expect((await client.get('/api/machines', { search: 'Crawler' })).body.data).toEqual([]);
    expect((await client.get(`/api/machines/${machine.id}`)).status).toBe(404);
    const quote = { machine_id: machine.id, ...SPAN };
    expect((await client.post('/api/rental_requests/quote', quote)).status).toBe(422);
  }
  expect((await ask()).status).toBe(422);
  const mine = (await as(owner).get('/api/machines', { user_id: owner.id })).body.data;
  expect(mine.map(({ published_at }: { published_at: unknown }) => published_at)).toEqual([null, null, null]);
  expect(told('machines', 'saved')).toEqual([owner.id, admin.id].sort((one, two) => one - two));
  expect([machine.id, other.id, draft.id]).toHaveLength(3);
  const [notice] = await rows<{ title: string; body: string }>('notifications', 'user_id = ?', [owner.id]);
  expect(notice).toMatchObject({
    title: 'You can’t list machines anymore',
    body: expect.stringContaining('Your 2 machines are no longer shown.'),
  });
  expect(await rows('mails', 'subject = ?', [notice?.title])).toHaveLength(1);
});

it('refuses to publish until access is back, and brings nothing back by itself', async () => {
  const { owner, admin, other, revoke, publish } = await revoked();
  await revoke();

  const refused = await publish(owner);
  expect(refusal(refused)).toEqual([403, 'Only users with listing access can list machines.']);
  const inTheirPlace = await publish(admin);
  expect(refusal(inTheirPlace)).toEqual([409, 'The owner of this machine has no listing access.']);
  const asked = await as(owner).post('/api/rental_store_access_requests', {
    business_name: 'Olive Rentals',
    phone: '+1 512 555 0100',
  });
  await as(admin).post(`/api/rental_store_access_requests/${asked.body.id}/approve`, {});
  expect((await guest().get(`/api/machines/${other.id}`)).status).toBe(404);
  expect((await publish(owner)).status).toBe(200);
  expect((await guest().get(`/api/machines/${other.id}`)).status).toBe(200);
});

it('lets rentals go on, and books nothing at once', async () => {
  const { owner, renter, pending, approved, act, revoke } = await revoked();
  const rented = await approved();
  const waiting = await pending(SPAN);
  await revoke();

  const kept = await as(renter).get(`/api/rental_requests/${rented.id}`);
  const answered = await act(owner, waiting, 'approve', { message: 'Still yours.' });

  expect(kept.body.status).toBe('approved');
  expect(answered.status).toBe(200);
});

it('books nothing at once for an owner without access', async () => {
  const { renter, pending, revoke } = await revoked({ instant_book: true });
  const waiting = await pending({ stripe_payment_method_id: null });
  await revoke();

  const path = `/api/rental_requests/${waiting.id}`;
  const { body } = await as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa' });

  expect(body).toMatchObject({ status: 'pending', payments: [] });
});

it.each([1, 2, 3])('leaves nothing published by a click at the same moment (round %i)', async () => {
  const { owner, draft, revoke } = await revoked();
  await as(owner).get('/api/user');

  const [, clicked] = await Promise.all([revoke(), as(owner).post(`/api/machines/${draft.id}/publish`)]);

  expect([200, 403]).toContain(clicked.status);
  expect(await rows('machines', 'published_at IS NOT NULL')).toEqual([]);
});
