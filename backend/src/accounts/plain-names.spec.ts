import { api, as, confirmed, guest, rows } from '../../test/api';
import { instant, make } from '../../test/make';

const LURE = 'ACTION NEEDED: confirm your payment at https://evil.test/pay';
const TURNED = 'Ray \u202Egnp.exe';
const REFUSAL = (field: string) => ({
  [field]: [`The ${field} field must not contain a web address or control characters.`],
});
const CHOSEN = { password: 'a long password', password_confirmation: 'a long password' };

const mails = () => rows<{ recipient: string; text: string; html: string }>('mails');

it.each([LURE, TURNED, 'Ray\r\nBcc: all@example.com', 'Ray\u0007'])(
  'registers nobody as %j',
  async (name) => {
    const answer = await guest().post('/register', { name, email: 'victim@example.com', ...CHOSEN });

    expect([answer.status, answer.body.errors]).toEqual([422, REFUSAL('name')]);
    expect(await rows('users')).toEqual([]);
    expect(await mails()).toEqual([]);
  },
);

it.each(['a@localhost', 'a@[127.0.0.1]', 'a@10.0.0.1'])(
  'registers, and mails, nobody at %s',
  async (email) => {
    const refusal = { email: ['The email field must be a valid email address.'] };
    const ray = await confirmed(as(await make.user()));

    const answers = [
      await guest().post('/register', { name: 'Ray', email, ...CHOSEN }),
      await guest().post('/api/guest_tickets', { name: 'Ray', email, message: 'Hello' }),
      await ray.put('/user/profile-information', { name: 'Ray', email }),
    ];

    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(Array(3).fill([422, refusal]));
    expect(await mails()).toEqual([]);
  },
);

it('says no name to an address that nobody has confirmed, and the name to one that is', async () => {
  const account = { name: 'Overdue Invoice', email: 'victim@example.com', ...CHOSEN };
  expect((await guest().post('/register', account)).status).toBe(204);
  await guest().post('/forgot-password', { email: account.email });
  await api.dataSource.query('UPDATE users SET email_verified_at = ?', [instant(api.clock.now())]);
  api.clock.set('2026-11-20T12:05:00Z');
  await guest().post('/forgot-password', { email: account.email });

  const [confirmation, before, after] = await mails();

  for (const mail of [confirmation, before]) {
    expect(mail?.recipient).toBe('victim@example.com');
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Overdue');
  }
  expect(after?.text).toMatch(/^Hello Overdue Invoice,\n/);
});

it('says no name to an address that was given up before it was confirmed', async () => {
  const ray = await make.user({ name: 'Overdue Invoice', email: 'victim@example.com' });
  await as(ray).post('/user/confirm-password', { password: 'password' });

  const moved = await as(ray).put('/user/profile-information', { name: ray.name, email: 'own@example.com' });

  expect(moved.status).toBe(200);
  const written = await mails();
  expect(written.map(({ recipient }) => recipient).sort()).toEqual(['own@example.com', 'victim@example.com']);
  for (const { text } of written) expect(text).not.toContain('Overdue');
});

it('takes no such name on the profile, from an admin, or for a business', async () => {
  const [ray, admin] = [await make.user({ name: 'Ray' }), await make.admin()];
  const asked = { business_name: 'Ray & Sons', phone: '1' };
  const request = await as(ray).post('/api/rental_store_access_requests', asked);
  const path = `/api/rental_store_access_requests/${request.body.id}`;

  const onProfile = await as(ray).put('/user/profile-information', { name: LURE, email: ray.email });
  const byAdmin = await as(admin).patch(`/api/users/${ray.id}`, { name: TURNED });
  const changed = await as(ray).patch(path, { business_name: LURE });
  const many = await as(admin).post('/api/rental_store_access_requests/store_many', {
    data: [{ ...asked, business_name: TURNED }],
  });

  expect([onProfile.status, onProfile.body.errors]).toEqual([422, REFUSAL('name')]);
  expect([byAdmin.status, byAdmin.body.errors]).toEqual([422, REFUSAL('name')]);
  expect([changed.status, changed.body.errors]).toEqual([
    422,
    { business_name: ['The business name field must not contain a web address or control characters.'] },
  ]);
  expect([many.status, many.body.errors]).toEqual([
    422,
    {
      'data.0.business_name': [
        'The data.0.business_name field must not contain a web address or control characters.',
      ],
    },
  ]);
  expect(await rows('users', 'name = ?', ['Ray'])).toHaveLength(1);
  expect(await rows('rental_store_access_requests')).toMatchObject([{ business_name: 'Ray & Sons' }]);
});
