import request from 'supertest';
import { api, as, asOnAdminSite, confirmed, guest, later } from '../../../test/api';
import type { Client } from '../../../test/client';
import { make } from '../../../test/make';
import { listFor, tryAlone, versionFor } from '../../../test/preview-scene';
import { listed, publish } from '../../../test/remote-scene';

interface Scene {
  ada: Awaited<ReturnType<typeof make.admin>>;
  admin: Client;
  live: string;
  tried: string;
  /** The preview's cookie alone, as another host has it. */
  cookie: string;
}

async function scene(): Promise<Scene> {
  const ada = await make.admin();
  const admin = as(ada);
  const live = await publish('live');
  const tried = await publish('tried', { share: 0 });
  const answer = await tryAlone(admin, tried);
  const [cookie = ''] = /remote_preview=[^;]+/.exec(String(answer.headers['set-cookie'])) ?? [];
  return { ada, admin, live, tried, cookie };
}

const versionWith = async (cookie: string) => (await listed('mf_small', cookie))?.version;

it('means nothing with a cookie that was made or changed elsewhere', async () => {
  const { live, tried, cookie } = await scene();
  const [, id = '', user = '', ends = '', signature = ''] = /=(\d+)\.(\d+)\.(\d+)\.(\w+)$/.exec(cookie) ?? [];
  const forged = [
    `${id}.${user}.${Number(ends) + 1}.${signature}`,
    `${id}.${Number(user) + 1}.${ends}.${signature}`,
    `${Number(id) + 1}.${user}.${ends}.${signature}`,
    `${id}.${user}.${ends}.${'0'.repeat(64)}`,
    `${id}.${user}.${ends}`,
    '',
  ].map((value) => `remote_preview=${value}`);

  expect(await versionWith(cookie)).toBe(tried);
  for (const one of forged) expect([one, await versionWith(one)]).toEqual([one, live]);
});

it('means nothing to somebody else’s session', async () => {
  const { live, cookie } = await scene();
  const others = [as(await make.user()), as(await make.admin())];

  for (const other of others) {
    expect(await versionWith(`${await other.cookieHeader()}; ${cookie}`)).toBe(live);
  }
});

it('is over after eight hours', async () => {
  const { live, tried, cookie, ada } = await scene();
  // Whoever goes on using the site stays signed in.
  api.clock.set('2026-11-20T19:59:00Z');
  const admin = asOnAdminSite(ada);
  const session = await admin.cookieHeader();
  expect(await versionWith(`${session}; ${cookie}`)).toBe(tried);

  api.clock.set('2026-11-20T20:00:00Z');

  expect(await versionWith(`${session}; ${cookie}`)).toBe(live);
});

it.each([
  ['is no admin any more', ({ ada }: Scene, by: Client) => by.post(`/api/users/${ada.id}/revoke_admin`)],
  [
    'is suspended',
    ({ ada }: Scene, by: Client) => by.post(`/api/users/${ada.id}/suspend`, { reason: 'A stolen session' }),
  ],
  ['has logged out', ({ admin }: Scene) => admin.post('/logout')],
])('is over where its admin %s, for guests’ pages and for the admin’s', async (_what, change) => {
  const made = await scene();
  const own = `${await made.admin.cookieHeader()}`;
  expect([await versionWith(own), await versionWith(made.cookie)]).toEqual([made.tried, made.tried]);

  const answer = await change(made, await confirmed(as(await make.admin())));

  expect(answer.status).toBeLessThan(300);
  expect([await versionWith(own), await versionWith(made.cookie)]).toEqual([made.live, made.live]);
});

it('is over where its session ended by itself', async () => {
  const { live, tried, cookie } = await scene();
  api.clock.set('2026-11-20T13:59:00Z');
  expect(await versionWith(cookie)).toBe(tried);

  later('2026-11-20T14:01:00Z');

  expect(await versionWith(cookie)).toBe(live);
});

describe('the way to the public site', () => {
  const linkOf = async (admin: Client) =>
    new URL(((await admin.post('/api/remote_preview/ticket')).body as { url: string }).url);

  it('is a link that works once, and gives a guest’s browser there what the admin tries', async () => {
    const { admin, live, tried } = await scene();
    const link = await linkOf(admin);
    const there = guest();

    const answer = await there.get(link.pathname);
    const again = await guest().get(link.pathname);

    expect([answer.status, answer.headers['location']]).toEqual([302, `${api.url}/`]);
    expect([await versionFor(there), (await listFor(there)).preview?.versions]).toEqual([
      tried,
      [{ name: 'mf-small', version: tried }],
    ]);
    expect(again.status).toBe(403);
    expect(await versionFor(guest())).toBe(live);
    await there.delete('/api/remote_preview');
    expect([await versionFor(there), await versionFor(admin)]).toEqual([live, live]);
  });

  it('is gone after a minute, and where there is no preview', async () => {
    const { admin } = await scene();
    const link = await linkOf(admin);
    api.clock.set('2026-11-20T12:01:00Z');

    expect((await guest().get(link.pathname)).status).toBe(403);
    await admin.delete('/api/remote_preview');
    expect((await admin.post('/api/remote_preview/ticket')).status).toBe(403);
    const join = request(api.url).get('/api/remote_preview/join/none');
    expect((await join.set('Accept', 'application/json')).status).toBe(403);
    const page = await request(api.url).get('/api/remote_preview/join/none').set('Accept', 'text/html');
    expect([page.status, page.headers.location]).toEqual([302, `${api.url}/?link=over`]);
  });
});
