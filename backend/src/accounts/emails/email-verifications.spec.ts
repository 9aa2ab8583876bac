import request from 'supertest';
import { api, as, guest, rows, told } from '../../../test/api';
import { make } from '../../../test/make';

const ASK = '/email/verification-notification';

async function lastLink(): Promise<string> {
  const mails = await rows<{ text: string }>('mails', "subject = 'Confirm your email address'");
  const [link = ''] = mails.at(-1)?.text.match(/http\S+/) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function linkOf(user: { id: number; email: string }): Promise<string> {
  expect((await as(user).post(ASK)).status).toBe(202);
  return lastLink();
}

it('mails a link that verifies the address, and tells those concerned', async () => {
  const [ray, admin] = [await make.user(), await make.admin()];
  const link = await linkOf(ray);
  expect(link).toMatch(
    new RegExp(`^/email/verify/${ray.id}/[0-9a-f]{40}\\?expires=\\d+&signature=[0-9a-f]{64}$`),
  );

  const answer = await as(ray).get(link);

  expect(answer.status).toBe(204);
  expect((await as(ray).get('/api/user')).body.email_verified_at).toBe('2026-11-20T12:00:00.000000Z');
  expect(told('users', 'saved')).toEqual([ray.id, admin.id]);
  expect(await rows('audit_events')).toMatchObject([{ action: 'verify_email', user_id: ray.id }]);
  expect((await as(ray).get(link)).status).toBe(204);
  expect(await rows('audit_events')).toHaveLength(1);
  expect((await as(ray).post(ASK)).status).toBe(204);
  expect(await rows('mails')).toHaveLength(1);
});

it('mails a link at registration, which works without a login', async () => {
  const account = { name: 'Ray', email: 'ray-new@example.com', password: 'a password' };
  const body = { ...account, password_confirmation: account.password };
  expect((await guest().post('/register', body)).status).toBe(204);

  expect((await guest().get(await lastLink())).status).toBe(204);

  expect(await rows('users', 'email_verified_at IS NOT NULL')).toHaveLength(1);
});

it('sends people to the site, which is told how it went', async () => {
  const ray = await make.user();
  const link = await linkOf(ray);
  const page = (path: string) => request(api.url).get(path).set('Accept', 'text/html').redirects(0);

  const wrong = await page(`${link}0`);
  const right = await page(link);

  expect([wrong.status, wrong.headers.location]).toEqual([
    302,
    expect.stringMatching(/^http.*\/\?verified=0$/),
  ]);
  expect([right.status, right.headers.location]).toEqual([
    302,
    expect.stringMatching(/^http.*\/\?verified=1$/),
  ]);
  expect(await rows('users', 'email_verified_at IS NOT NULL')).toHaveLength(1);
});

it('refuses a link that was changed, has ended, or names a former address', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const link = await linkOf(ray);
  const wrong = [
    link.replace(`/${ray.id}/`, `/${olive.id}/`),
    link.replace(/expires=\d+/, 'expires=9999999999'),
    link.replace(/signature=.*/, 'signature=00'),
    link.replace(/\?.*/, ''),
    link.replace(/\/[0-9a-f]{40}\?/, `/${'0'.repeat(40)}?`),
    '/email/verify/x/y',
  ];

  for (const path of wrong) {
    const answer = await as(ray).get(path);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ message: 'Invalid signature.' });
  }
  api.clock.set('2026-11-20T13:00:00Z');
  expect((await guest().get(link)).status).toBe(403);
  api.clock.set('2026-11-20T12:59:59Z');
  await api.dataSource.query("UPDATE users SET email = 'elsewhere@example.com' WHERE id = ?", [ray.id]);
  expect((await guest().get(link)).status).toBe(403);
  expect(await rows('users', 'email_verified_at IS NOT NULL')).toEqual([]);
  expect(told('users', 'saved')).toEqual([]);
});

it('is for people who are signed in, six times a minute', async () => {
  const ray = await make.user();

  expect((await guest().post(ASK)).status).toBe(401);
  for (let time = 1; time <= 6; time += 1) expect((await as(ray).post(ASK)).status).toBe(202);
  const seventh = await as(ray).post(ASK);
  expect(seventh.status).toBe(429);
  expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(0);
  expect(await rows('mails')).toHaveLength(6);
});

it('mails an address twenty links a day, and no more', async () => {
  const ray = await make.user();
  for (let n = 0; n < 20; n += 1) {
    api.clock.set(`2026-11-20T13:${String(n).padStart(2, '0')}:00Z`);
    expect((await as(ray).post('/email/verification-notification')).status).toBe(202);
  }

  api.clock.set('2026-11-20T13:30:00Z');
  const refused = await as(ray).post('/email/verification-notification');

  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(await rows('mails')).toHaveLength(20);
});
