import { api, as, guest, rows } from '../../../test/api';
import { codeAt } from '../../../test/authenticator';
import { instant, make } from '../../../test/make';

const CHALLENGE = '/two-factor-challenge';
const WRONG = { code: ['The provided two factor authentication code was invalid.'] };
const USED = { code: ['This code was already used. Wait for the next one in your app.'] };
const WRONG_RECOVERY = { recovery_code: ['The provided two factor recovery code was invalid.'] };

interface Person {
  id: number;
  email: string;
  secret: string;
  codes: string[];
}

/** Somebody whose second factor was confirmed a while ago. */
async function protectedUser(): Promise<Person> {
  const user = await make.user();
  const browser = as(user);
  await browser.post('/user/confirm-password', { password: 'password' });
  await browser.post('/user/two-factor-authentication');
  const secret = (await browser.get('/user/two-factor-secret-key')).body.secretKey;
  const codes = (await browser.get('/user/two-factor-recovery-codes')).body;
  await browser.post('/user/confirmed-two-factor-authentication', { code: codeOf({ secret }) });
  await browser.post('/logout');
  api.clock.set('2026-11-20T12:10:00Z');
  return { ...user, secret, codes };
}

const codeOf = ({ secret }: { secret: string }, steps = 0) => codeAt(secret, api.clock.now(), steps);

/** A browser that has given the right password. */
async function half(user: { email: string }, more: object = {}) {
  const browser = guest();
  const answer = await browser.post('/login', { email: user.email, password: 'password', ...more });
  expect([answer.status, answer.body]).toEqual([200, { two_factor: true }]);
  expect((await browser.get('/api/user')).status).toBe(401);
  return browser;
}

it('signs in with password and code', async () => {
  const ray = await protectedUser();
  const browser = await half(ray);

  const answer = await browser.post(CHALLENGE, { code: codeOf(ray) });

  expect(answer.status).toBe(204);
  expect((await browser.get('/api/user')).body.id).toBe(ray.id);
});

it('takes the code of the step before and after, and none twice', async () => {
  const ray = await protectedUser();
  const early = await half(ray);
  expect((await early.post(CHALLENGE, { code: codeOf(ray, -2) })).body.errors).toEqual(WRONG);
  expect((await early.post(CHALLENGE, { code: codeOf(ray, 2) })).body.errors).toEqual(WRONG);
  expect((await early.post(CHALLENGE, { code: codeOf(ray, -1) })).status).toBe(204);

  const next = await half(ray);
  for (let tries = 0; tries < 6; tries += 1)
    expect((await next.post(CHALLENGE, { code: codeOf(ray, -1) })).body.errors).toEqual(USED);
  expect((await next.post(CHALLENGE, { code: codeOf(ray, 1) })).status).toBe(204);

  const [one, other] = [await half(ray), await half(ray)];
  api.clock.set('2026-11-20T12:12:00Z');
  const code = codeOf(ray);
  const answers = await Promise.all([one.post(CHALLENGE, { code }), other.post(CHALLENGE, { code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});

it('takes each recovery code once, and puts a new one in its place', async () => {
  const ray = await protectedUser();
  const [recovery_code = ''] = ray.codes;
  const browser = await half(ray);

  expect((await browser.post(CHALLENGE, { recovery_code })).status).toBe(204);

  const again = await half(ray);
  expect((await again.post(CHALLENGE, { recovery_code })).body.errors).toEqual(WRONG_RECOVERY);
  await browser.post('/user/confirm-password', { password: 'password' });
  const { body: left } = await browser.get('/user/two-factor-recovery-codes');
  expect(left).toHaveLength(8);
  expect(left).not.toContain(recovery_code);
  expect(left).toContain(ray.codes[1]);
  expect(await rows('audit_events', "action = 'use_recovery_code'")).toHaveLength(1);
});

it('remembers the login when that was asked for with the password', async () => {
  const ray = await protectedUser();
  const browser = await half(ray, { remember: true });

  const answer = await browser.post(CHALLENGE, { code: codeOf(ray) });

  expect(String(answer.headers['set-cookie'])).toContain('remember_web_');
  api.clock.set('2026-11-21T12:00:00Z');
  expect((await browser.get('/api/user')).status).toBe(200);
});

it('takes five tries a minute for an account', async () => {
  const ray = await protectedUser();
  const browser = await half(ray);
  for (let time = 1; time <= 5; time += 1) {
    expect((await browser.post(CHALLENGE, { code: '000000' })).status).toBe(422);
  }

  const sixth = await browser.post(CHALLENGE, { code: codeOf(ray) });

  expect([sixth.status, sixth.body]).toEqual([429, { message: 'Too Many Attempts.' }]);
  expect((await (await half(ray)).post(CHALLENGE, { code: codeOf(ray) })).status).toBe(429);
  api.clock.set('2026-11-20T12:11:01Z');
  expect((await browser.post(CHALLENGE, { code: codeOf(ray) })).status).toBe(204);
});

it('refuses where no login waits, or it waited too long', async () => {
  const ray = await protectedUser();
  const late = await half(ray);

  expect((await guest().post(CHALLENGE, { code: codeOf(ray) })).body.errors).toEqual(WRONG);
  expect((await guest().post(CHALLENGE, { recovery_code: ray.codes[0] })).body.errors).toEqual(
    WRONG_RECOVERY,
  );
  expect((await late.post(CHALLENGE)).body.errors).toEqual(WRONG);
  api.clock.set('2026-11-20T12:20:00Z');
  expect((await late.post(CHALLENGE, { code: codeOf(ray) })).body.errors).toEqual(WRONG);
});

it('refuses when password or standing changed between the two steps', async () => {
  const [ray, olive] = [await protectedUser(), await protectedUser()];
  const [first, second] = [await half(ray), await half(olive)];
  await api.dataSource.query("UPDATE users SET password = 'x' WHERE id = ?", [ray.id]);
  await api.dataSource.query('UPDATE users SET suspended_at = ? WHERE id = ?', [
    instant(api.clock.now()),
    olive.id,
  ]);

  expect((await first.post(CHALLENGE, { code: codeOf(ray) })).body.errors).toEqual(WRONG);
  expect((await second.post(CHALLENGE, { code: codeOf(olive) })).body.errors).toEqual({
    email: ['This account is suspended.'],
  });
});

it('asks for no code while the secret is unconfirmed, and sends signed-in people home', async () => {
  const ray = await make.user();
  await as(ray).post('/user/confirm-password', { password: 'password' });
  await as(ray).post('/user/two-factor-authentication');

  expect((await guest().post('/login', { email: ray.email, password: 'password' })).status).toBe(204);
  expect((await as(ray).post(CHALLENGE, { code: '123456' })).status).toBe(302);
});
