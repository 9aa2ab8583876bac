import { api, as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';

const PATH = '/api/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Signs in on another device, half a minute later. */
async function phoneOf(user: { email: string }, more: object = {}) {
  api.clock.set('2026-11-20T12:00:30Z');
  const phone = guest();
  const credentials = { email: user.email, password: 'password', ...more };
  await phone.send('post', '/login', credentials, { 'User-Agent': FIREFOX });
  return phone;
}

it('lists the devices a person is signed in on, the latest first', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  await as(olive).get('/api/user');
  await as(ray).get('/api/user');
  await phoneOf(ray);

  const { status, body } = await as(ray).get(PATH);

  expect(status).toBe(200);
  expect(body.total).toBe(2);
  expect(body.data[0]).toEqual({
    id: expect.any(Number),
    ip_address: '127.0.0.1',
    user_agent: FIREFOX,
    device: 'Firefox on Windows',
    place: 'This computer',
    last_active_at: '2026-11-20T12:00:30.000000Z',
    current: false,
  });
  expect(body.data[1]).toMatchObject({ device: 'Unknown device', current: true });
  expect((await as(ray).get(PATH, { direction: 'asc', per_page: 1 })).body).toMatchObject({
    data: [{ current: true }],
    total: 2,
    last_page: 2,
  });
  expect((await as(ray).get(PATH, { user_id: olive.id })).status).toBe(422);
  const kept = await rows<{ id: string }>('sessions');
  for (const { id } of kept) expect(JSON.stringify(body)).not.toContain(id);
});

it('believes no address that a client names itself', async () => {
  const { email } = await make.user();
  const phone = guest();

  await phone.send('post', '/login', { email, password: 'password' }, { 'X-Forwarded-For': '203.0.113.9' });

  expect((await phone.get(PATH)).body.data).toMatchObject([{ ip_address: '127.0.0.1' }]);
});

it('leaves out sessions that are over', async () => {
  const ray = await make.user();
  await as(ray).get('/api/user');
  api.clock.set('2026-11-20T14:00:00Z');

  const later = guest();
  await later.post('/login', { email: ray.email, password: 'password' });

  expect((await later.get(PATH)).body.data).toMatchObject([{ current: true }]);
});

it('ends another device, its sockets and its remembered login', async () => {
  const ray = await make.user();
  await as(ray).get('/api/user');
  const phone = await phoneOf(ray, { remember: true });
  const [{ id }] = (await as(ray).get(PATH)).body.data;
  api.broadcasts.length = 0;

  const answer = await as(ray).delete(`${PATH}/${id}`);

  expect(answer.status).toBe(204);
  expect((await phone.get('/api/user')).status).toBe(401);
  expect((await as(ray).get('/api/user')).status).toBe(200);
  expect(api.broadcasts.map(({ kind }) => kind)).toEqual(['end-session']);
  expect((await as(ray).get(PATH)).body.total).toBe(1);
  expect(await rows('audit_events')).toMatchObject([{ action: 'end_session', record_id: ray.id }]);
  expect((await as(ray).delete(`${PATH}/${id}`)).status).toBe(404);
});

it('ends the session that asks, too', async () => {
  const ray = await make.user();
  const [{ id }] = (await as(ray).get(PATH)).body.data;

  expect((await as(ray).delete(`${PATH}/${id}`)).status).toBe(204);

  expect((await as(ray).get('/api/user')).status).toBe(401);
});

it('is listed for an admin who may help with accounts, and for nobody else', async () => {
  const [ada, ray] = [await make.admin(), await make.user()];
  await phoneOf(ray);
  const path = `/api/users/${ray.id}/sessions`;

  expect((await as(ada).get(path)).body.data).toMatchObject([
    { device: 'Firefox on Windows', current: false },
  ]);
  expect((await as(ray).get(path)).status).toBe(403);
  await api.dataSource.query("UPDATE users SET role = 'finance' WHERE id = ?", [ada.id]);
  expect((await as(ada).get(path)).status).toBe(403);
});

it('is an admin’s own for admins who may not change what admins may do', async () => {
  const [ada, sue] = [await make.admin(), await make.admin({ role: 'support' })];

  expect((await as(sue).get(`/api/users/${ada.id}/sessions`)).status).toBe(403);
  expect((await as(ada).get(`/api/users/${sue.id}/sessions`)).status).toBe(200);
});
