import request from 'supertest';
import { api, as, asOnAdminSite, confirmed, guest, rows } from '../../../test/api';
import type { Client } from '../../../test/client';
import { make } from '../../../test/make';

const READ_ONLY = [403, { message: 'You’re viewing the site as Ray and can’t change anything.' }];
const pathOf = (url: string) => new URL(url).pathname;

async function scene(role = 'support') {
  const [sue, ray] = [await make.admin({ name: 'Sue', role }), await make.user({ name: 'Ray' })];
  const desk = await confirmed(asOnAdminSite(sue));
  const begin = () => desk.post(`/api/users/${ray.id}/impersonate`, { reason: 'Ticket 7' });
  return { sue, ray, desk, begin };
}

async function opened(url: string): Promise<Client> {
  const browser = guest();
  const answer = await browser.get(pathOf(url));
  expect([answer.status, answer.headers.location]).toEqual([302, `${api.url}/`]);
  return browser;
}

it('shows an admin the public site as somebody else for half an hour, and changes nothing', async () => {
  const { sue, ray, begin } = await scene();
  const address = await make.address(ray);
  const browser = await opened((await begin()).body.url);

  expect((await browser.get('/api/user')).body).toMatchObject({
    id: ray.id,
    impersonation: { admin_name: 'Sue', ends_at: '2026-11-20T12:30:00.000000Z' },
  });
  expect((await browser.get('/api/addresses')).body.data).toMatchObject([{ id: address.id }]);
  for (const [method, path] of [
    ['post', '/api/support_tickets'],
    ['delete', `/api/addresses/${address.id}`],
    ['put', '/user/profile-information'],
    ['post', '/logout'],
    ['get', '/api/user/export'],
    ['get', `/broadcasting/auth?channel_name=private-users.${ray.id}&socket_id=1.2`],
    ['get', `/api/broadcasting/auth?channel_name=private-users.${ray.id}&socket_id=1.2`],
  ] as const) {
    const refused = await browser.send(method, path, { content: 'x' });
    expect([refused.status, refused.body]).toEqual(READ_ONLY);
  }
  expect(await rows('addresses', 'deleted_at IS NULL')).toHaveLength(1);
  expect(await rows('sessions', 'user_id = ?', [ray.id])).toEqual([]);
  api.clock.set('2026-11-20T12:30:01Z');
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await as(sue).get('/api/user')).body).not.toHaveProperty('impersonation');
});

it('tells the person, and writes both ends into the audit log', async () => {
  const { sue, ray, begin } = await scene();
  const browser = await opened((await begin()).body.url);
  const Cookie = await browser.cookieHeader();

  const ended = await browser.post('/impersonation/end');

  expect(ended.status).toBe(204);
  expect(String(ended.headers['set-cookie'])).toContain('impersonation=; Path=/; Max-Age=0');
  expect((await browser.send('get', '/api/user', undefined, { Cookie })).status).toBe(401);
  const about = { user_id: sue.id, record_type: 'user', record_id: ray.id };
  const { body } = await asOnAdminSite(sue).get('/api/audit_events', { record_type: 'user' });
  expect(body.data).toMatchObject([
    { action: 'end_impersonation', acting_as: ray.id, ...about },
    { action: 'impersonate', acting_as: null, data: { reason: 'Ticket 7' }, ...about },
  ]);
  expect(await rows('notifications')).toMatchObject([
    {
      user_id: ray.id,
      type: 'user.impersonated',
      title: 'Yard is viewing your account',
      body: 'To help you, an admin sees the site as you do for 30 minutes and can’t change anything. Reason: Ticket 7',
    },
  ]);
  expect(await rows('mails')).toMatchObject([{ recipient: expect.stringContaining('@example.com') }]);
});

it('leaves the admin signed in as themselves on the admin site of the same host', async () => {
  const { sue, begin, desk } = await scene();
  const read = await (await opened((await begin()).body.url)).cookieHeader();
  const [cookie] = /impersonation=[\w-]+/.exec(read) ?? [];
  const Cookie = `${await desk.cookieHeader()}; ${cookie}`;

  const own = await desk.send('get', '/api/user', undefined, { Cookie });

  expect(own.body).toMatchObject({ id: sue.id, admin: true });
});

it('opens a link once, and within a minute', async () => {
  const { begin } = await scene();
  const [used, late] = [await begin(), await begin()];
  await opened(used.body.url);

  const again = await guest().get(pathOf(used.body.url));
  api.clock.set('2026-11-20T12:01:00Z');
  const refused = await guest().get(pathOf(late.body.url));

  const TOO_OLD = 'This link was used or has expired.';
  for (const { status, text } of [again, refused])
    expect([status, text]).toEqual([403, expect.stringContaining(TOO_OLD)]);
  const page = await request(api.url).get(pathOf(used.body.url)).set('Accept', 'text/html');
  expect([page.status, page.headers.location]).toEqual([302, `${api.url}/?link=over`]);
});

it('ends with the right of the admin, and with the account of the person', async () => {
  const { sue, ray, begin } = await scene();
  const browser = await opened((await begin()).body.url);
  const status = async () => (await browser.get('/api/user')).status;

  await api.dataSource.query("UPDATE users SET role = 'finance' WHERE id = ?", [sue.id]);
  expect(await status()).toBe(401);
  await api.dataSource.query("UPDATE users SET role = 'support' WHERE id = ?", [sue.id]);
  expect(await status()).toBe(200);
  await api.dataSource.query('UPDATE users SET admin = 1 WHERE id = ?', [ray.id]);
  expect(await status()).toBe(401);
});

it('refuses who has not the right, an admin’s account, no reason and no password', async () => {
  const [finn, sue] = [await make.admin({ role: 'finance' }), await make.admin({ role: 'support' })];
  const [ada, ray] = [await make.admin(), await make.user()];
  const reason = 'Ticket 7';
  const of = (who: { id: number }) => `/api/users/${who.id}/impersonate`;

  expect((await (await confirmed(as(finn))).post(of(ray), { reason })).status).toBe(403);
  expect((await as(ray).post(of(ray), { reason })).status).toBe(403);
  expect((await as(sue).post(of(ray), { reason })).status).toBe(423);
  const browser = await confirmed(as(sue));
  expect((await browser.post(of(ada), { reason })).status).toBe(403);
  expect((await browser.post(of(ray), {})).status).toBe(422);
  expect(await rows('impersonations')).toEqual([]);
});

it.each([
  ['signs out', (desk: Client, _sue: number, _boss: Client) => desk.post('/logout')],
  [
    'is signed out by another',
    (_desk: Client, sue: number, boss: Client) => boss.post(`/api/users/${sue}/end_sessions`),
  ],
])('is over once the admin %s', async (_, leave) => {
  const { sue, desk, begin } = await scene();
  const boss = await confirmed(asOnAdminSite(await make.admin()));
  const [browser, waiting] = [await opened((await begin()).body.url), pathOf((await begin()).body.url)];
  expect((await browser.get('/api/user')).status).toBe(200);

  expect((await leave(desk, sue.id, boss)).status).toBeLessThan(300);

  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await guest().get(waiting)).status).toBe(403);
});
