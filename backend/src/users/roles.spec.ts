import { as, asOnAdminSite, confirmed, rows } from '../../test/api';
import { make } from '../../test/make';

const USERS = '/api/users';
const REFUSED = [403, { message: 'Your role on the admin site does not allow this.' }];

it('answers api/user with who is signed in', async () => {
  const ray = await make.user({ name: 'Ray', email: 'ray@example.com', phone: '+1 206 555 0100' });

  const { status, body } = await as(ray).get('/api/user');

  const { id } = ray;
  const own = { id, name: 'Ray', email: 'ray@example.com', phone: '+1 206 555 0100', owner: false };
  expect([status, body]).toMatchObject([200, own]);
});

it('makes an admin of every kind at first, and gives another role with a confirmed password', async () => {
  const [admin, ray] = [await make.admin(), await make.user()];
  const browser = await confirmed(as(admin));
  const granted = await browser.post(`${USERS}/${ray.id}/grant_admin`);
  expect(granted.body).toMatchObject({ admin: true, role: 'admin' });
  expect((await asOnAdminSite(admin).patch(`${USERS}/${ray.id}`, { role: 'support' })).status).toBe(423);

  const changed = await browser.patch(`${USERS}/${ray.id}`, { role: 'finance' });

  expect([changed.status, changed.body]).toMatchObject([200, { admin: true, role: 'finance' }]);
  expect((await as(ray).get('/api/user')).body).not.toHaveProperty('role');
  expect(await rows('audit_events', "action = 'update'")).toMatchObject([{ record_id: ray.id }]);
});

it('makes an admin of one role from the start, and of none that there is not', async () => {
  const [admin, ray] = [await make.admin(), await make.user()];
  const browser = await confirmed(as(admin));

  const refused = await browser.post(`${USERS}/${ray.id}/grant_admin`, { role: 'boss' });
  const granted = await browser.post(`${USERS}/${ray.id}/grant_admin`, { role: 'support' });

  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['role']]);
  expect(granted.body).toMatchObject({ admin: true, role: 'support' });
});

it('says on the admin site which role one has', async () => {
  const finn = await make.admin({ role: 'finance' });

  const { body } = await asOnAdminSite(finn).get('/api/user');

  expect(body).toMatchObject({ admin: true, role: 'finance' });
});

it.each([
  ['a role that there is not', 422, true, { role: 'boss' }],
  ['no role', 422, true, { role: null }],
  ['a role for nobody’s admin', 409, false, { role: 'support' }],
])('refuses %s', async (_, status, isAdmin, body) => {
  const [admin, ray] = [await make.admin(), await make.user({ admin: isAdmin })];

  const refused = await (await confirmed(as(admin))).patch(`${USERS}/${ray.id}`, body);

  expect(refused.status).toBe(status);
  expect(await rows('users', 'role <> ?', ['admin'])).toEqual([]);
});

it('leaves one admin of every kind', async () => {
  const admin = await make.admin();
  await make.admin({ role: 'finance' });
  const browser = await confirmed(as(admin));
  const path = `${USERS}/${admin.id}`;

  const refused = [
    await browser.patch(path, { role: 'support' }),
    await browser.post(`${path}/revoke_admin`),
    await browser.post(`${path}/suspend`, { reason: 'x' }),
    await browser.delete(path),
  ];

  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect((await browser.patch(path, { role: 'admin', name: 'Ada' })).status).toBe(200);
});

describe('support', () => {
  it('corrects names and helps with accounts, and touches neither addresses nor rights', async () => {
    const [sue, ray] = [await make.admin({ role: 'support' }), await make.user({ email: 'ray@example.com' })];
    const browser = await confirmed(as(sue));
    const path = `${USERS}/${ray.id}`;

    expect((await browser.patch(path, { name: 'Raymond', email: ray.email })).status).toBe(200);
    expect((await browser.post(`${path}/end_sessions`)).status).toBe(200);
    const refused = [
      await browser.patch(path, { email: 'taken-over@example.com' }),
      await browser.patch(path, { role: 'support' }),
      await browser.post(`${path}/grant_admin`),
    ];

    expect(refused.map(({ status, body }) => [status, body])).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(await rows('users', 'email = ? AND admin = 0', ['ray@example.com'])).toHaveLength(1);
  });

  it('does nothing with the account of an admin', async () => {
    const [sue, ada] = [await make.admin({ role: 'support' }), await make.admin()];
    const browser = await confirmed(as(sue));

    const refused = [
      await browser.patch(`${USERS}/${ada.id}`, { name: 'Eve' }),
      await browser.post(`${USERS}/${ada.id}/end_sessions`),
      await browser.post(`${USERS}/${ada.id}/send_password_link`),
    ];

    expect(refused.map(({ status, body }) => [status, body])).toEqual([REFUSED, REFUSED, REFUSED]);
  });
});
