import type { Sessions } from '@laravel-wire/nest';
import { api, as, asOnAdminSite, confirmed, guest } from '../../../test/api';
import { make } from '../../../test/make';
import { PasskeyDevice } from '../../../test/passkey-device';
import { deviceOf, newDevice, OWN_PASSKEYS as OWN } from '../../../test/passkey-scene';

const LOGIN = '/passkeys/login';
const AGAIN = { credential: ['Unable to verify passkey. Please try again.'] };
const UNKNOWN = { credential: ['Passkey not recognized. It may have been removed from your account.'] };
const TOO_LATE = { credential: ['That took too long. Please try again.'] };

const optionsOf = async (
  browser: { get(path: string): Promise<{ body: { options: never } }> },
  path = LOGIN,
) => (await browser.get(`${path}/options`)).body.options;

it('sign in without a password or a code, and can be remembered', async () => {
  const ray = await make.user();
  const device = await deviceOf(ray);
  await api.dataSource.query('UPDATE users SET two_factor_confirmed_at = created_at WHERE id = ?', [ray.id]);
  const browser = guest();

  const options = await optionsOf(browser);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
  const answer = await browser.post(LOGIN, { credential: device.answer(options), remember: true });

  expect([answer.status, answer.body]).toEqual([200, { redirect: '/' }]);
  expect(String(answer.headers['set-cookie'])).toMatch(/remember_/);
  expect((await browser.get('/api/user')).body.id).toBe(ray.id);
  expect((await browser.get(OWN)).body[0].last_used_at).toMatch(/^2026-11-20T12/);
});

it('sign nobody in that was removed while its login was on its way', async () => {
  const ray = await make.user();
  const device = await deviceOf(ray);
  const browser = guest();
  const credential = device.answer(await optionsOf(browser));
  const sessions = api.provider<Sessions>('@laravel-wire/nest', 'Sessions');
  const { signIn } = sessions;
  sessions.signIn = async (...given) => {
    const [{ id }] = (await (await confirmed(as(ray))).get(OWN)).body as [{ id: number }];
    Object.assign(sessions, { signIn });
    await as(ray).delete(`${OWN}/${id}`);
    return signIn.apply(sessions, given);
  };

  const answer = await browser.post(LOGIN, { credential });
  Object.assign(sessions, { signIn });

  expect([answer.status, answer.body.errors]).toEqual([422, UNKNOWN]);
  expect((await browser.get('/api/user')).status).toBe(401);
});

it('answer each challenge once, within five minutes, in the browser that asked', async () => {
  const ray = await make.user();
  const device = await deviceOf(ray);
  const [browser, other] = [guest(), guest()];

  const first = device.answer(await optionsOf(browser));
  expect((await other.post(LOGIN, { credential: first })).body.errors).toEqual(TOO_LATE);
  const second = device.answer(await optionsOf(browser));
  expect((await browser.post(LOGIN, { credential: first })).body.errors).toEqual(AGAIN);
  expect((await browser.post(LOGIN, { credential: second })).body.errors).toEqual(TOO_LATE);
  const third = device.answer(await optionsOf(browser));
  api.clock.set('2026-11-20T12:05:00Z');
  expect((await browser.post(LOGIN, { credential: third })).body.errors).toEqual(TOO_LATE);
  expect((await browser.get('/api/user')).status).toBe(401);
});

it('are refused from another site, with another key, locked, and with a count that went back', async () => {
  const ray = await make.user();
  const device = await deviceOf(ray);
  const browser = guest();
  const errorsOf = async (change: (device: PasskeyDevice) => object) => {
    const credential = change(Object.assign(newDevice(), { id: device.id }));
    return (await browser.post(LOGIN, { credential })).body.errors;
  };
  const options = async () => (await browser.get(`${LOGIN}/options`)).body.options;

  const elsewhere = Object.assign(Object.create(device), { origin: 'https://yard.example' });
  const locked = Object.assign(Object.create(device), { unlocks: false });
  for (const one of [elsewhere, locked]) {
    const credential = one.answer(await options());
    expect((await browser.post(LOGIN, { credential })).body.errors).toEqual(AGAIN);
  }
  const asked = await options();
  expect(await errorsOf((forged) => forged.answer(asked))).toEqual(AGAIN);

  device.count = 5;
  expect((await browser.post(LOGIN, { credential: device.answer(await options()) })).status).toBe(200);
  await browser.post('/logout');
  device.count = 3;
  expect((await browser.post(LOGIN, { credential: device.answer(await options()) })).body.errors).toEqual(
    AGAIN,
  );
});

it('confirm who is there, in place of the password', async () => {
  const [ray, guy] = [await make.user(), await make.user()];
  const [device, foreign] = [await deviceOf(ray), await deviceOf(guy)];
  const browser = guest();
  await browser.post(LOGIN, { credential: device.answer(await optionsOf(browser)) });
  expect((await browser.get(`${OWN}/options`)).status).toBe(423);

  const options = await optionsOf(browser, '/passkeys/confirm');
  expect(options).toMatchObject({ allowCredentials: [expect.objectContaining({ id: device.id })] });
  const wrong = await browser.post('/passkeys/confirm', { credential: foreign.answer(options) });
  expect(wrong.body.errors).toEqual(UNKNOWN);
  const again = await optionsOf(browser, '/passkeys/confirm');
  const answer = await browser.post('/passkeys/confirm', { credential: device.answer(again) });

  expect([answer.status, answer.body]).toEqual([200, { redirect: '/' }]);
  expect((await browser.get(`${OWN}/options`)).status).toBe(200);
});

it('answer the site alone that asked', async () => {
  const admin = await make.admin();
  const browser = await confirmed(asOnAdminSite(admin));
  const device = new PasskeyDevice(new URL(api.environment.adminUrl).origin);

  const { body } = await browser.get(`${OWN}/options`);
  const answer = await browser.post(OWN, { name: 'Desk', credential: device.register(body.options) });
  expect(answer.status).toBe(200);
  const { body: asked } = await browser.get('/passkeys/confirm/options');
  const elsewhere = Object.assign(Object.create(device), { origin: 'http://localhost:1' });
  const wrong = await browser.post('/passkeys/confirm', { credential: elsewhere.answer(asked.options) });
  expect(wrong.body.errors).toEqual(AGAIN);
});

it('give guests of one network sixty challenges a minute', async () => {
  const asked = async () => (await guest().get(`${LOGIN}/options`)).status;
  api.clock.set('2026-11-20T13:00:00Z');

  for (let n = 0; n < 60; n += 1) expect(await asked()).toBe(200);
  expect(await asked()).toBe(429);
  const { status } = await as(await make.user()).get('/passkeys/confirm/options');
  expect(status).toBe(200);
  api.clock.set('2026-11-20T13:01:01Z');
  expect(await asked()).toBe(200);
});

it('are tried ten times a minute from one network at most, each passkey for itself', async () => {
  const browser = guest();
  const tried = async ({ id }: PasskeyDevice) => {
    const credential = { id, rawId: id, type: 'public-key', response: { signature: '' } };
    return (await browser.post(LOGIN, { credential })).status;
  };
  const [device, other] = [newDevice(), newDevice()];

  for (let n = 0; n < 10; n += 1) expect(await tried(device)).toBe(422);
  expect(await tried(device)).toBe(429);
  expect(await tried(other)).toBe(422);
});
