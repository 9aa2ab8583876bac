/** @jest-environment-options {"adminTwoFactor":true} */
import { io } from 'socket.io-client';
import { api, as, asOnAdminSite, confirmed, rows } from '../../test/api';
import { instant, make } from '../../test/make';
import { codeAt } from '../../test/authenticator';

const FIRST = 'Admins need two-factor sign-in here. Set it up on the admin site first.';

it('gives an admin without a second factor no right of one, and says why', async () => {
  const [ada, ray] = [await make.admin(), await make.user()];
  const site = asOnAdminSite(ada);

  const own = await site.get('/api/user');
  const users = await site.get('/api/users');
  const one = await site.get(`/api/users/${ray.id}`);
  const act = await (await confirmed(site)).post(`/api/users/${ray.id}/suspend`, { reason: 'x' });

  expect(own.body).toMatchObject({ admin: true, two_factor_required: true });
  for (const answer of [users, one, act])
    expect([answer.status, answer.body]).toEqual([403, { message: FIRST }]);
  expect((await as(ada).get('/api/users')).status).toBe(403);
  expect(await rows('users', 'suspended_at IS NOT NULL')).toEqual([]);
});

it('lets them set it up there, and from then on everything works', async () => {
  const ada = await make.admin();
  const site = await confirmed(asOnAdminSite(ada));
  expect((await site.post('/user/two-factor-authentication')).status).toBe(200);
  const { secretKey } = (await site.get('/user/two-factor-secret-key')).body as { secretKey: string };
  // Begun is not done: the secret may never have arrived in an app.
  expect((await site.get('/api/users')).status).toBe(403);

  const code = codeAt(secretKey, api.clock.now());
  expect((await site.post('/user/confirmed-two-factor-authentication', { code })).status).toBe(200);

  expect((await site.get('/api/users')).status).toBe(200);
  expect((await site.get('/api/user')).body).not.toHaveProperty('two_factor_required');
  expect((await (await confirmed(site)).delete('/user/two-factor-authentication')).status).toBe(200);
  expect((await site.get('/api/users')).status).toBe(403);
});

it('tells them nothing of what admins are told of, and others as ever', async () => {
  const proven = instant(api.clock.now());
  const [ada, bea] = [await make.admin(), await make.admin({ two_factor_confirmed_at: proven })];
  const ray = await make.user();

  await as(ray).post('/api/support_tickets', { message: 'Help' });

  const readers = (await rows<{ user_id: number }>('notifications')).map(({ user_id }) => user_id);
  expect(readers).toEqual([bea.id]);
  expect(readers).not.toContain(ada.id);
  const channels = api.broadcasts.map(({ channel }) => channel);
  expect(channels).toContain(`private-support_tickets.${bea.id}`);
  expect(channels).not.toContain(`private-support_tickets.${ada.id}`);
});

it('lets their sockets into no record of others', async () => {
  const [ada, ray] = [await make.admin(), await make.user()];
  const ticket = (await as(ray).post('/api/support_tickets', { message: 'Help' })).body as { id: number };
  const Cookie = await asOnAdminSite(ada).cookieHeader();
  const socket = io(api.url, { extraHeaders: { Cookie }, transports: ['websocket'], reconnection: false });

  const answer = await new Promise((resolve) => {
    socket.on('subscription_succeeded', () => resolve('granted'));
    socket.on('subscription_error', () => resolve('refused'));
    socket.emit('subscribe', { channel: `presence-support_ticket.${ticket.id}`, auth: { headers: {} } });
  });

  socket.disconnect();
  expect(answer).toBe('refused');
});
