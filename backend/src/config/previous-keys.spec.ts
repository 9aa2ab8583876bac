import { createHash, createHmac } from 'node:crypto';
import request from 'supertest';
import { api, guest, rows } from '../../test/api';
import { codeAt } from '../../test/authenticator';
import { encrypt, openCookie, sealCookie } from '../../test/laravel-encryption';
import { make } from '../../test/make';

const KEY = 'a key for tests of 32 characters';
/** Named by APP_PREVIOUS_KEYS: backend/test/boot.cjs. */
const PREVIOUS = 'another key of last year for tests';
const STRANGERS = 'a key that nobody has named anywhere';
const SESSION = 'yard_session';

async function cookieBy(key: string, userId: number): Promise<string> {
  const cookies = await api.session(userId);
  const id = openCookie(KEY, cookies[SESSION] ?? '');
  return `${SESSION}=${sealCookie(key, SESSION, id)}`;
}

it.each([
  [PREVIOUS, 200],
  [STRANGERS, 401],
])('a session whose cookie was encrypted with %j answers %p', async (key, status) => {
  const user = await make.user();
  const cookie = await cookieBy(key, user.id);
  const answer = await request(api.url)
    .get('/api/user')
    .set({ Cookie: cookie, Referer: api.url, Accept: 'application/json' });
  expect(answer.status).toBe(status);
});

it('signs in by a second factor whose secret was encrypted with a previous key', async () => {
  const user = await make.user();
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await api.dataSource.query(
    "UPDATE users SET two_factor_secret = ?, two_factor_confirmed_at = '2026-11-01 00:00:00.000' WHERE id = ?",
    [encrypt(PREVIOUS, `s:${secret.length}:"${secret}";`), user.id],
  );
  const browser = guest();
  await browser.post('/login', { email: user.email, password: 'password' });

  const code = codeAt(secret, api.clock.now());

  expect((await browser.post('/two-factor-challenge', { code })).status).toBe(204);
});

it('takes a link that was signed with a previous key', async () => {
  const { id, email } = await make.user();
  const path = `/email/verify/${id}/${createHash('sha1').update(email).digest('hex')}`;
  const expires = api.clock.now().getTime() / 1_000 + 3_600;
  const signedBy = (key: string) => {
    const signature = createHmac('sha256', key).update(`link:${path}?expires=${expires}`).digest('hex');
    return `${path}?expires=${expires}&signature=${signature}`;
  };
  expect((await guest().get(signedBy(STRANGERS))).status).toBe(403);

  expect((await guest().get(signedBy(PREVIOUS))).status).toBe(204);

  expect(await rows('users', 'email_verified_at IS NOT NULL')).toHaveLength(1);
});
