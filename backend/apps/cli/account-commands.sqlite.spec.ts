import { join } from 'node:path';
import { api, guest, rows } from '../../test/api';
import { databaseUrl } from '../../test/main-process';
import { instant, make } from '../../test/make';

const run = async (words: string[], input = '') => {
  const place = { DATABASE_URL: databaseUrl(), STORAGE_URL: join(api.storage, 'cli') };
  const { code, output } = await api.yard(words, place, input);
  return [code, output];
};
const login = async (email: string, password = 'password') => {
  const browser = guest();
  const { status } = await browser.post('/login', { email, password });
  return { browser, status };
};
const audited = async () =>
  (await rows<{ action: string; user_id: number | null }>('audit_events', "record_type = 'user'")).map(
    ({ action, user_id }) => [action, user_id],
  );

describe('user:password', () => {
  it('sets a new password, ends the sessions and tells the person', async () => {
    const ray = await make.user({ email: 'ray@example.com' });
    const { browser } = await login(ray.email);

    expect(await run(['user:password', 'Ray@example.com'], 'a piped password\n')).toEqual([
      0,
      'ray@example.com has a new password and is signed out everywhere\n',
    ]);

    expect((await browser.get('/api/user')).status).toBe(401);
    expect([(await login(ray.email)).status, (await login(ray.email, 'a piped password')).status]).toEqual([
      422, 204,
    ]);
    expect(await audited()).toEqual([
      ['set_password', null],
      ['reset_password', ray.id],
    ]);
    expect(await rows('mails')).toHaveLength(1);
  });

  it('refuses a short one, nobody’s address and a suspended account', async () => {
    const at = instant(api.clock.now());
    const { email } = await make.user({ suspended_at: at });

    expect(await run(['user:password', email], 'short\n')).toEqual([
      1,
      'a password needs at least 8 characters\n',
    ]);
    expect(await run(['user:password', email], 'long enough\n')).toEqual([1, `${email} is suspended\n`]);
    expect(await run(['user:password', 'no@example.com'])).toEqual([1, 'no account has no@example.com\n']);
    expect(await run(['user:password'])).toEqual([1, 'which EMAIL?\n']);
    expect(await audited()).toEqual([]);
  });
});

it('user:two-factor takes a lost second factor off', async () => {
  const ray = await make.user();
  const { browser } = await login(ray.email);
  const factor = 'UPDATE users SET two_factor_secret = ?, two_factor_confirmed_at = created_at WHERE id = ?';
  await api.dataSource.query(factor, ['sealed', ray.id]);

  expect(await run(['user:two-factor', ray.email])).toEqual([
    0,
    `${ray.email} signs in with the password alone and is signed out everywhere\n`,
  ]);

  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await login(ray.email)).status).toBe(204);
  expect(await audited()).toEqual([['reset_two_factor', null]]);
  expect(await run(['user:two-factor', ray.email])).toEqual([
    1,
    'Conflict: Two-factor sign-in is off for this account.\n',
  ]);
});

it('user:suspend ends an account’s sessions for a reason, and restores it', async () => {
  const ray = await make.user();
  const { browser } = await login(ray.email);

  expect(await run(['user:suspend', ray.email])).toEqual([1, '--reason is missing\n']);
  expect(await run(['user:suspend', ray.email, '--reason', 'a stolen card'])).toEqual([
    0,
    `${ray.email} is suspended\n`,
  ]);

  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await login(ray.email)).status).toBe(422);
  expect(await rows('users', 'id = ?', [ray.id])).toMatchObject([{ suspended_reason: 'a stolen card' }]);
  expect(await run(['user:suspend', ray.email, '--restore'])).toEqual([0, `${ray.email} is restored\n`]);
  expect((await login(ray.email)).status).toBe(204);
  expect(await audited()).toEqual([
    ['suspend', null],
    ['restore', null],
  ]);
});
