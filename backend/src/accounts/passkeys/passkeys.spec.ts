import { api, as, confirmed, guest, later, rows, withPassword } from '../../../test/api';
import { make } from '../../../test/make';
import type { PasskeyDevice } from '../../../test/passkey-device';
import { deviceOf, newDevice, OWN_PASSKEYS as OWN } from '../../../test/passkey-scene';

const LOGIN = '/passkeys/login';
const AGAIN = { credential: ['Unable to verify passkey. Please try again.'] };
const UNKNOWN = { credential: ['Passkey not recognized. It may have been removed from your account.'] };

type Asked = Parameters<PasskeyDevice['register']>[0];

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
    expect.objectContaining({ recipient: ray.email, subject: 'A passkey was added to your account' }),
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
  expect((await rows('mails')).map(({ subject }) => subject)).toContain(
    'A passkey of your account was removed',
  );
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
    credential: ['This passkey was added before.'],
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
    credential: ['An account has 20 passkeys at most.'],
  });
});
