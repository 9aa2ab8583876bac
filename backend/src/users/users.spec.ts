import { api, as, confirmed, forgetBroadcasts, guest, rows, told } from '../../test/api';
import { make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';
import { refusal } from '../../test/refusals';

const USERS = '/api/users';

it('lists accounts to admins by name, with filters', async () => {
  const admin = await make.admin({ name: 'Ada Admin', email: 'ada@example.com' });
  const olive = await make.owner({ name: 'Olive 100%', email: 'olive@example.com' });
  const ray = await make.user({
    name: 'Ray',
    email: 'ray_r@example.com',
    suspended_at: '2026-11-19 10:00:00.000',
    suspended_reason: 'Fraud',
    two_factor_confirmed_at: '2026-11-18 10:00:00.000',
  });

  const ids = async (query: object) =>
    (await as(admin).get(USERS, query)).body.data.map(({ id }: { id: number }) => id);

  expect(await ids({})).toEqual([admin.id, olive.id, ray.id]);
  expect(await ids({ search: '0%' })).toEqual([olive.id]);
  expect(await ids({ search: 'Y_R@EX' })).toEqual([ray.id]);
  expect(await ids({ admin: true })).toEqual([admin.id]);
  expect(await ids({ admin: false, suspended: false })).toEqual([olive.id]);
  expect(await ids({ suspended: true })).toEqual([ray.id]);
  expect(await ids({ owner: true })).toEqual([olive.id]);
  expect(await ids({ sort: 'email', direction: 'desc' })).toEqual([ray.id, olive.id, admin.id]);
  expect((await as(admin).get(USERS, { renter: true })).status).toBe(422);
  expect((await as(admin).get(`${USERS}/${ray.id}`)).body).toEqual({
    id: ray.id,
    created_at: '2026-11-20T12:00:00.000000Z',
    updated_at: '2026-11-20T12:00:00.000000Z',
    deleted_at: null,
    name: 'Ray',
    email: 'ray_r@example.com',
    phone: '(555) 010-0100',
    email_verified_at: null,
    owner: false,
    admin: false,
    role: null,
    suspended_at: '2026-11-19T10:00:00.000000Z',
    suspended_reason: 'Fraud',
    two_factor_confirmed_at: '2026-11-18T10:00:00.000000Z',
  });
});

it('corrects name, address and phone, and nothing else', async () => {
  const admin = await make.admin();
  const user = await make.user({ email_verified_at: '2026-11-19 10:00:00.000' });

  const browser = await confirmed(as(admin));
  const answer = await browser.patch(`${USERS}/${user.id}`, {
    name: 'Ray',
    email: 'NEW@Example.com',
    phone: null,
    admin: true,
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    name: 'Ray',
    email: 'new@example.com',
    phone: null,
    email_verified_at: null,
    admin: false,
  });
  expect(told('users', 'saved')).toEqual([admin.id, user.id].sort((a, b) => a - b));
  const toUser = api.broadcasts.find(({ channel }) => channel === `private-users.${user.id}`);
  expect(toUser?.data).toEqual({ id: user.id });
  expect(await rows('audit_events')).toMatchObject([
    { action: 'update', record_type: 'user', record_id: user.id },
  ]);
  expect(await rows('mails')).toMatchObject([{ recipient: 'new@example.com' }, { recipient: user.email }]);
});

it('refuses an address that is taken or wrong', async () => {
  const admin = await make.admin();
  const user = await make.user();
  const gone = await make.user({ email: 'gone@example.com', deleted_at: '2026-11-19 10:00:00.000' });
  const path = `${USERS}/${user.id}`;

  const taken = await as(admin).patch(path, { email: admin.email.toUpperCase() });
  const kept = await as(admin).patch(path, { email: gone.email });

  expect(refusal(taken)).toEqual([422, { email: ['The email has already been taken.'] }]);
  expect(kept.status).toBe(422);
  expect((await as(admin).patch(path, { email: 'no address' })).status).toBe(422);
  expect((await as(admin).patch(path, { name: '' })).status).toBe(422);
  expect((await as(admin).patch(path, { email: user.email })).status).toBe(200);
});

it('suspends: sessions and sockets end, the login is refused, until it is restored', async () => {
  const [admin, user] = [await make.admin(), await make.user()];
  const session = as(user);
  expect((await session.get('/api/user')).status).toBe(200);
  forgetBroadcasts();

  const suspended = await (
    await confirmed(as(admin))
  ).post(`${USERS}/${user.id}/suspend`, { reason: 'Fraud' });

  expect(suspended.status).toBe(200);
  expect(suspended.body).toMatchObject({
    suspended_at: '2026-11-20T12:00:00.000000Z',
    suspended_reason: 'Fraud',
  });
  expect(api.broadcasts).toContainEqual({
    kind: 'end-user',
    userId: user.id,
    reason: 'Your account is suspended.',
  });
  expect(await rows('sessions', 'user_id = ?', [user.id])).toEqual([]);
  expect((await session.get('/api/user')).status).toBe(401);
  const login = await guest().post('/login', { email: user.email, password: 'password' });
  expect(login.body.errors).toEqual({ email: ['This account is suspended.'] });

  const again = await (await confirmed(as(admin))).post(`${USERS}/${user.id}/suspend`, { reason: 'Fraud' });
  const restored = await as(admin).post(`${USERS}/${user.id}/restore`);
  const twice = await as(admin).post(`${USERS}/${user.id}/restore`);

  expect(again.status).toBe(409);
  expect(again.body).toEqual({ message: 'This account is already suspended.' });
  expect(restored.body).toMatchObject({ suspended_at: null, suspended_reason: null });
  expect(twice.body).toEqual({ message: 'This account is not suspended.' });
  expect((await guest().post('/login', { email: user.email, password: 'password' })).status).toBe(204);
});

it('needs a reason to suspend', async () => {
  const [admin, user] = [await make.admin(), await make.user()];

  const answer = await (await confirmed(as(admin))).post(`${USERS}/${user.id}/suspend`, { reason: ' ' });

  expect(refusal(answer)).toEqual([422, { reason: ['The reason field is required.'] }]);
  expect(api.broadcasts).toEqual([]);
});

it('grants and revokes the admin flag and store access', async () => {
  const [admin, user] = [await make.admin(), await make.owner()];
  const browser = await confirmed(as(admin));
  const act = (action: string) => browser.post(`${USERS}/${user.id}/${action}`);

  expect((await act('grant_admin')).body.admin).toBe(true);
  expect((await act('grant_admin')).body).toEqual({ message: 'This account is already an admin.' });
  expect((await act('revoke_admin')).body.admin).toBe(false);
  expect((await act('revoke_admin')).body).toEqual({ message: 'This account is not an admin.' });
  expect((await act('revoke_store_access')).body.owner).toBe(false);
  expect((await act('revoke_store_access')).body).toEqual({ message: 'This account has no listing access.' });
  const actions = (await rows<{ action: string }>('audit_events')).map(({ action }) => action);
  expect(actions).toEqual(['grant_admin', 'revoke_admin', 'revoke_store_access']);
  expect(told('notifications', 'saved')).toEqual([user.id]);
});

it('deletes an account, its sessions with it', async () => {
  const [admin, user] = [await make.admin(), await make.user()];
  const session = as(user);
  await session.get('/api/user');

  expect((await (await confirmed(as(admin))).delete(`${USERS}/${user.id}`)).status).toBe(204);
  expect((await session.get('/api/user')).status).toBe(401);
  expect((await as(admin).get(`${USERS}/${user.id}`)).status).toBe(404);
  expect(told('users', 'deleted')).toEqual([admin.id]);
});

it('keeps an account that another feature holds', async () => {
  const { renter, admin, pending } = await rentalScene();
  const ids: number[] = [];
  for (let day = 10; day < 17; day += 1)
    ids.push((await pending({ start_date: `2027-01-${day}`, end_date: `2027-01-${day}` })).id);
  forgetBroadcasts();

  const answer = await (await confirmed(as(admin))).delete(`${USERS}/${renter.id}`);

  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    message: `The account has open rental requests: no. ${ids.slice(0, 5).join(', ')} and 2 more. It can be deleted once they are over.`,
  });
  expect(api.broadcasts).toEqual([]);
  expect(await rows('users', 'deleted_at IS NOT NULL')).toEqual([]);
});
