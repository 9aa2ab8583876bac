import { once } from 'node:events';
import { io } from 'socket.io-client';
import { api, as, asOnAdminSite, confirmed, guest, rows, told } from '../../test/api';
import { instant, make } from '../../test/make';

const LOCKED = [423, { message: 'Password confirmation required.' }];

it.each<['patch' | 'post' | 'delete', string, object]>([
  ['patch', '', { email: 'taken-over@example.com' }],
  ['post', '/grant_admin', {}],
  ['post', '/suspend', { reason: 'Fraud' }],
  ['delete', '', {}],
  ['post', '/end_sessions', {}],
])('asks an admin for the password before %s %s', async (method, action, body) => {
  const [admin, ray] = [await make.admin(), await make.user({ email: 'ray@example.com' })];
  const act = () => as(admin).send(method, `/api/users/${ray.id}${action}`, body);

  const locked = await act();

  expect([locked.status, locked.body]).toEqual(LOCKED);
  expect(await rows('users', 'email = ? AND admin = 0 AND suspended_at IS NULL', [ray.email])).toHaveLength(
    1,
  );
  expect(told('users', 'saved')).toEqual([]);
  expect(await rows('audit_events')).toEqual([]);
  await confirmed(as(admin));
  expect((await act()).ok).toBe(true);
});

it('asks for none where a right is taken back or given to list machines, or a name corrected', async () => {
  const admin = await make.admin();
  const ray = await make.admin({ owner: true, suspended_at: instant(api.clock.now()) });
  const act = (action: string) => as(admin).post(`/api/users/${ray.id}/${action}`);

  for (const action of ['restore', 'revoke_admin', 'revoke_store_access', 'grant_store_access']) {
    expect([action, (await act(action)).status]).toEqual([action, 200]);
  }
  const corrected = await as(admin).patch(`/api/users/${ray.id}`, { name: 'Ray', email: ray.email });
  expect(corrected.status).toBe(200);
});

it('tells others than admins that it is none of theirs, and no more', async () => {
  const [ray, olive] = [await make.user(), await make.user()];

  const refused = await (await confirmed(as(ray))).post(`/api/users/${olive.id}/grant_admin`);

  expect([refused.status, refused.body]).toEqual([403, { message: 'This action is unauthorized.' }]);
  expect((await as(ray).delete(`/api/users/${olive.id}`)).status).toBe(403);
});

describe('a new address that an admin gives', () => {
  it('ends the person’s sessions, sockets and remembered logins, and is told to the old one and the new', async () => {
    const [admin, ray] = [await make.admin(), await make.user({ email: 'ray@example.com' })];
    const elsewhere = guest();
    await elsewhere.post('/login', { email: ray.email, password: 'password', remember: true });
    const Cookie = await elsewhere.cookieHeader();
    const socket = io(api.url, { extraHeaders: { Cookie }, transports: ['websocket'], reconnection: false });
    await once(socket as never, 'connect');
    const gone = once(socket as never, 'disconnect');

    const moved = await (
      await confirmed(as(admin))
    ).patch(`/api/users/${ray.id}`, { email: 'b@example.com' });

    expect(moved.status).toBe(200);
    expect((await gone)[0]).toBe('io server disconnect');
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await as(admin).get('/api/user')).status).toBe(200);
    expect(await rows('mails')).toMatchObject([
      { recipient: 'b@example.com', subject: 'Confirm your email address' },
      { recipient: 'ray@example.com', subject: 'The address of your account was changed' },
    ]);
  });

  it('is confirmed by the link in its mail, and ends a reset link of the old one', async () => {
    const [admin, ray] = [await make.admin(), await make.user({ email: 'rae@example.com' })];
    await guest().post('/forgot-password', { email: ray.email });
    expect(await rows('password_reset_tokens')).toHaveLength(1);

    await (await confirmed(as(admin))).patch(`/api/users/${ray.id}`, { email: 'ray@example.com' });

    expect(await rows('password_reset_tokens')).toEqual([]);
    const [mail] = await rows<{ text: string }>('mails', "recipient = 'ray@example.com'");
    const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await as({ ...ray, email: 'ray@example.com' }).get(`${pathname}${search}`);
    expect(await rows('users', 'id = ? AND email_verified_at IS NOT NULL', [ray.id])).toHaveLength(1);
  });

  it('ends their own other sessions, and leaves the one that asks, under another id', async () => {
    const admin = await make.admin({ email: 'ada@example.com' });
    const thief = asOnAdminSite(admin);
    expect((await thief.get('/api/users')).status).toBe(200);
    const browser = await confirmed(as(admin));
    const before = await browser.cookieHeader();

    const moved = await browser.patch(`/api/users/${admin.id}`, { email: 'new-ada@example.com' });

    expect(moved.status).toBe(200);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/users')).status).toBe(200);
    expect(await browser.cookieHeader()).not.toBe(before);
    expect(await rows('mails')).toMatchObject([
      { recipient: 'new-ada@example.com' },
      { recipient: 'ada@example.com' },
    ]);
  });
});
