import { api, as, guest, rows } from '../../../test/api';
import { codeAt } from '../../../test/authenticator';
import type { Client } from '../../../test/client';
import { make } from '../../../test/make';

const TWO_FACTOR = '/user/two-factor-authentication';
const CONFIRMED = '/user/confirmed-two-factor-authentication';
const SECRET = '/user/two-factor-secret-key';
const RECOVERY = '/user/two-factor-recovery-codes';
const WRONG = 'The provided two factor authentication code was invalid.';

const accountOf = async ({ id }: { id: number }) => (await rows('users', 'id = ?', [id]))[0];
const codeNow = (secret: string) => codeAt(secret, api.clock.now());

async function confirmed(user: { id: number; email: string }): Promise<Client> {
  await as(user).post('/user/confirm-password', { password: 'password' });
  return as(user);
}

async function turnedOn(browser: Client): Promise<string> {
  await browser.post(TWO_FACTOR);
  const { secretKey } = (await browser.get(SECRET)).body;
  await browser.post(CONFIRMED, { code: codeNow(secretKey) });
  return secretKey;
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
