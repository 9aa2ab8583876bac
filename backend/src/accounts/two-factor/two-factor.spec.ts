import { api, as, guest, rows } from '../../../test/api';
import { codeAt } from '../../../test/authenticator';
import type { Client } from '../../../test/client';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const TWO_FACTOR = '/user/two-factor-authentication';
const CONFIRMED = '/user/confirmed-two-factor-authentication';
const SECRET = '/user/two-factor-secret-key';
const RECOVERY = '/user/two-factor-recovery-codes';
const WRONG = 'The provided two factor authentication code was invalid.';

interface Row {
  two_factor_secret: string | null;
  two_factor_recovery_codes: string | null;
  two_factor_confirmed_at: unknown;
}

async function confirmed(user: { id: number; email: string }): Promise<Client> {
  expect((await as(user).post('/user/confirm-password', { password: 'password' })).status).toBe(201);
  return as(user);
}

const accountOf = async ({ id }: { id: number }) => (await rows<Row>('users', 'id = ?', [id]))[0];
const actions = async () => (await rows<{ action: string }>('audit_events')).map(({ action }) => action);
const codeNow = (secret: string) => codeAt(secret, api.clock.now());

async function turnedOn(browser: Client): Promise<string> {
  await browser.post(TWO_FACTOR);
  const { secretKey } = (await browser.get(SECRET)).body;
  await browser.post(CONFIRMED, { code: codeNow(secretKey) });
  return secretKey;
}

it('makes a secret and eight recovery codes, encrypted at rest, which one good code puts in force', async () => {
  const ray = await make.user();
  const browser = await confirmed(ray);

  const enabled = await browser.post(TWO_FACTOR);
  const { body: key } = await browser.get(SECRET);
  const { body: codes } = await browser.get(RECOVERY);

  expect([enabled.status, enabled.text]).toEqual([200, '""']);
  expect(key.secretKey).toMatch(/^[A-Z2-7]{32}$/);
  expect(key.url).toBe(
    `otpauth://totp/Yard:${encodeURIComponent(ray.email)}?secret=${key.secretKey}&issuer=Yard`,
  );
  expect(codes).toHaveLength(8);
  const kept = await accountOf(ray);
  expect(kept?.two_factor_confirmed_at).toBeNull();
  expect(kept?.two_factor_secret).not.toContain(key.secretKey);
  expect(kept?.two_factor_recovery_codes).not.toContain(codes[0]);

  const wrong = await browser.post(CONFIRMED, { code: '000000' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, { code: [WRONG] }]);
  expect((await browser.post(CONFIRMED)).body.errors).toEqual({ code: ['The code field is required.'] });
  const right = await browser.post(CONFIRMED, { code: codeNow(key.secretKey) });
  expect([right.status, right.text]).toEqual([200, '""']);
  expect((await accountOf(ray))?.two_factor_confirmed_at).not.toBeNull();
  expect(await rows('mails')).toMatchObject([{ recipient: ray.email, subject: 'Two-factor sign-in is on' }]);
  expect(await actions()).toEqual(['enable_two_factor', 'confirm_two_factor']);
});

it('makes another secret where it is forced before the first code', async () => {
  const browser = await confirmed(await make.user());
  await browser.post(TWO_FACTOR);
  const { body: first } = await browser.get(SECRET);
  await browser.post(TWO_FACTOR);
  expect((await browser.get(SECRET)).body).toEqual(first);

  await browser.post(TWO_FACTOR, { force: true });

  const { body: second } = await browser.get(SECRET);
  expect(second).not.toEqual(first);
  expect((await browser.post(CONFIRMED, { code: codeNow(first.secretKey) })).status).toBe(422);
  expect((await browser.post(CONFIRMED, { code: codeNow(second.secretKey) })).status).toBe(200);
});

it('renews the recovery codes', async () => {
  const browser = await confirmed(await make.user());
  expect((await browser.post(RECOVERY)).status).toBe(409);
  await browser.post(TWO_FACTOR);
  const { body: before } = await browser.get(RECOVERY);

  const answer = await browser.post(RECOVERY);

  expect([answer.status, answer.text]).toEqual([200, '""']);
  const { body: after } = await browser.get(RECOVERY);
  expect(after).toHaveLength(8);
  expect(after.some((code: string) => before.includes(code))).toBe(false);
  expect(await actions()).toEqual(['enable_two_factor', 'renew_recovery_codes']);
});

it('shows the secret as a picture for an authenticator', async () => {
  const ray = await make.user();
  const browser = await confirmed(ray);
  expect((await browser.get('/user/two-factor-qr-code')).body).toEqual([]);
  await browser.post(TWO_FACTOR);
  const { body: key } = await browser.get(SECRET);

  const { body: picture } = await browser.get('/user/two-factor-qr-code');

  expect(picture.url).toBe(key.url);
  expect(picture.svg).toMatch(/^<svg[^>]*>.*<path /s);
});

it('forgets everything when it is turned off', async () => {
  const ray = await make.user();
  const browser = await confirmed(ray);
  await browser.post(TWO_FACTOR);
  const { body: key } = await browser.get(SECRET);
  await browser.post(CONFIRMED, { code: codeNow(key.secretKey) });

  const answer = await browser.delete(TWO_FACTOR);

  expect([answer.status, answer.text]).toEqual([200, '""']);
  expect(await accountOf(ray)).toMatchObject({
    two_factor_secret: null,
    two_factor_recovery_codes: null,
    two_factor_confirmed_at: null,
  });
  const missing = await browser.get(SECRET);
  expect(refusal(missing)).toEqual([404, 'Two factor authentication has not been enabled.']);
  expect((await browser.get(RECOVERY)).body).toEqual([]);
  expect((await browser.post(CONFIRMED, { code: '123456' })).body.errors).toEqual({ code: [WRONG] });
  expect((await browser.delete(TWO_FACTOR)).status).toBe(200);
  expect(await actions()).toEqual(['enable_two_factor', 'confirm_two_factor', 'disable_two_factor']);
});

it('asks for a login, then for the password', async () => {
  const ray = await make.user();
  const routes = [
    ['post', TWO_FACTOR],
    ['delete', TWO_FACTOR],
    ['post', CONFIRMED],
    ['get', SECRET],
    ['get', RECOVERY],
    ['post', RECOVERY],
  ] as const;

  for (const [method, path] of routes) {
    expect((await guest().send(method, path)).status).toBe(401);
    const locked = await as(ray).send(method, path);
    expect([locked.status, locked.body]).toEqual([423, { message: 'Password confirmation required.' }]);
  }
  expect(await rows('audit_events')).toEqual([]);
  expect(await rows('mails')).toEqual([]);
});

it('ends other sessions and remembered logins when it is turned on, and when it is turned off', async () => {
  const ray = await make.user();
  const browser = await confirmed(ray);
  const elsewhere = guest();
  await elsewhere.post('/login', { email: ray.email, password: 'password', remember: true });
  await browser.post(TWO_FACTOR);
  expect((await elsewhere.get('/api/user')).status).toBe(200);
  const { body: key } = await browser.get(SECRET);

  await browser.post(CONFIRMED, { code: codeNow(key.secretKey) });

  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await browser.get('/api/user')).status).toBe(200);
  const { body: codes } = await browser.get(RECOVERY);
  const again = guest();
  await again.post('/login', { email: ray.email, password: 'password', remember: true });
  await again.post('/two-factor-challenge', { recovery_code: codes[0] });
  expect((await again.get('/api/user')).status).toBe(200);

  await browser.delete(TWO_FACTOR);

  expect((await again.get('/api/user')).status).toBe(401);
  expect((await browser.get('/api/user')).status).toBe(200);
});

describe('another secret', () => {
  const accountOf = async ({ id }: { id: number }) => (await rows('users', 'id = ?', [id]))[0];

  async function confirmed(user: { id: number; email: string }): Promise<Client> {
    await as(user).post('/user/confirm-password', { password: 'password' });
    return as(user);
  }

  it('keeps the secret in force, and the recovery codes, until a code of another one is right', async () => {
    const ray = await make.user();
    const browser = await confirmed(ray);
    const first = await turnedOn(browser);
    const before = await accountOf(ray);
    const codes = (await browser.get(RECOVERY)).body;

    await browser.post(TWO_FACTOR, { force: true });

    const { secretKey } = (await browser.get(SECRET)).body;
    expect(secretKey).not.toBe(first);
    expect((await browser.get('/user/two-factor-qr-code')).body.url).toContain(secretKey);
    expect(await accountOf(ray)).toEqual(before);
    expect(JSON.stringify(await rows('sessions'))).not.toContain(secretKey);
    const login = guest();
    await login.post('/login', { email: ray.email, password: 'password' });
    api.clock.set('2026-11-20T12:05:00Z');
    expect((await login.post('/two-factor-challenge', { code: codeNow(first) })).status).toBe(204);
    expect((await browser.post(CONFIRMED, { code: codeNow(first) })).body.errors).toEqual({ code: [WRONG] });
    expect((await browser.post(CONFIRMED, { code: codeNow(secretKey) })).status).toBe(200);

    expect((await browser.get(SECRET)).body.secretKey).toBe(secretKey);
    expect((await browser.get(RECOVERY)).body).toEqual(codes);
    const next = guest();
    await next.post('/login', { email: ray.email, password: 'password' });
    api.clock.set('2026-11-20T12:10:00Z');
    expect((await next.post('/two-factor-challenge', { code: codeNow(first) })).status).toBe(422);
    expect((await next.post('/two-factor-challenge', { code: codeNow(secretKey) })).status).toBe(204);
  });

  it('drops a secret that waits where the one in force is to stay, and where it is turned off', async () => {
    const browser = await confirmed(await make.user());
    const first = await turnedOn(browser);
    await browser.post(TWO_FACTOR, { force: true });
    const { secretKey: second } = (await browser.get(SECRET)).body;

    await browser.post(TWO_FACTOR);

    expect((await browser.get(SECRET)).body.secretKey).toBe(first);
    expect((await browser.post(CONFIRMED, { code: codeNow(second) })).status).toBe(422);
    await browser.post(TWO_FACTOR, { force: true });
    await browser.delete(TWO_FACTOR);
    expect((await browser.get(SECRET)).status).toBe(404);
    const third = await turnedOn(browser);
    expect((await browser.get(SECRET)).body.secretKey).toBe(third);
  });
});
