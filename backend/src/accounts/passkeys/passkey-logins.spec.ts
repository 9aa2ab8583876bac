import type { Sessions } from '@laravel-wire/nest';
import { api, as, asOnAdminSite, confirmed, guest, later, rows, withPassword } from '../../../test/api';
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

type Asked = Parameters<PasskeyDevice['register']>[0];

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

it('are added as Laravel’s client adds them, listed, and told by mail', async () => {
  const ray = await make.user();
  const browser = await confirmed(as(ray));
  const device = newDevice();

  const { status, body } = await browser.get(`${OWN}/options`);
  expect(status).toBe(200);
  expect(body.options).toMatchObject({
    rp: { id: 'localhost', name: 'Yard' },
    user: { name: ray.email, displayName: ray.name },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const added = await browser.post(OWN, { name: 'My phone', credential: device.register(body.options) });

  expect(added.status).toBe(200);
  const [passkey] = (await browser.get(OWN)).body;
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'My phone',
    last_used_at: null,
    created_at: expect.stringMatching(/^2026-11-20T12:00:00/),
  });
  expect(added.body).toEqual({ status: 'passkey-registered', id: String(passkey.id), name: 'My phone' });
  const excluded = (await browser.get(`${OWN}/options`)).body.options.excludeCredentials;
  expect(excluded).toEqual([expect.objectContaining({ id: device.id, type: 'public-key' })]);
  expect(await rows('mails')).toEqual([
    expect.objectContaining({ recipient: ray.email, subject: 'A passkey was added' }),
  ]);
  expect((await rows('audit_events')).map(({ action }) => action)).toContain('add_passkey');
});

it('sign nobody in whose account is suspended or deleted, nor once they are removed', async () => {
  const [ray, guy, ann] = [await make.user(), await make.user(), await make.user()];
  const browser = guest();
  const tried = async (device: PasskeyDevice) => {
    const { body } = await browser.get(`${LOGIN}/options`);
    return (await browser.post(LOGIN, { credential: device.answer(body.options) })).body.errors;
  };

  const device = await deviceOf(ray);
  await api.dataSource.query('UPDATE users SET suspended_at = created_at WHERE id = ?', [ray.id]);
  expect(await tried(device)).toEqual({ credential: ['This account is suspended.'] });

  const gone = await deviceOf(guy);
  expect((await as(guy).send('delete', '/api/user', { password: 'password' })).status).toBe(204);
  expect(await tried(gone)).toEqual(UNKNOWN);
  expect(await rows('passkeys', 'user_id = ?', [guy.id])).toEqual([]);

  const removed = await deviceOf(ann);
  const [{ id }] = (await as(ann).get(OWN)).body;
  const other = await confirmed(as(await make.user()));
  expect((await other.delete(`${OWN}/${id}`)).status).toBe(404);
  const elsewhere = withPassword(ann);
  expect((await elsewhere.get('/api/user')).status).toBe(200);
  const here = await confirmed(withPassword(ann));
  const answer = await here.delete(`${OWN}/${id}`);
  expect([answer.status, answer.body]).toEqual([200, { status: 'passkey-deleted' }]);
  expect([(await here.get('/api/user')).status, (await elsewhere.get('/api/user')).status]).toEqual([
    200, 401,
  ]);
  expect(await tried(removed)).toEqual(UNKNOWN);
  expect((await rows('mails')).map(({ subject }) => subject)).toContain('A passkey was removed');
  later('2026-11-20T12:00:01Z');
  expect(await deviceOf(ann, removed)).toBe(removed);
});

it('are not added twice, unlocked by nobody, with broken bytes, or beyond twenty', async () => {
  const ray = await make.user();
  const browser = await confirmed(as(ray));
  const added = async (change: (options: Asked) => object, name = 'Key') => {
    const { body } = await browser.get(`${OWN}/options`);
    return browser.post(OWN, { name, credential: change(body.options) });
  };
  const device = newDevice();

  expect((await added((options) => device.register(options))).status).toBe(200);
  expect((await added((options) => device.register(options))).body.errors).toEqual({
    credential: ['You already added this passkey.'],
  });
  const locked = Object.assign(newDevice(), { unlocks: false });
  expect((await added((options) => locked.register(options))).body.errors).toEqual(AGAIN);
  const broken = (options: Asked) => ({
    ...newDevice().register(options),
    response: { attestationObject: 7 },
  });
  expect((await added(broken)).body.errors).toEqual(AGAIN);
  expect((await browser.post(OWN, { name: '' })).body.errors).toMatchObject({
    name: ['The name field is required.'],
    credential: ['The credential field is required.'],
  });

  for (let n = 1; n < 20; n += 1) {
    expect((await added((options) => newDevice().register(options))).status).toBe(200);
  }
  expect((await added((options) => newDevice().register(options))).body.errors).toEqual({
    credential: ['Remove one of your 20 passkeys first.'],
  });
});
