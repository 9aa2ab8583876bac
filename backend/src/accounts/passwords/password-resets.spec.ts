import { api, as, asOnAdminSite, confirmed, guest, rows } from '../../../test/api';
import { instant, make } from '../../../test/make';
import { refusal } from '../../../test/refusals';
import type { Mail } from '../../../test/mail-messages';

const SENT = 'We have emailed your password reset link.';
const NEW = { password: 'a new password', password_confirmation: 'a new password' };
const INVALID = {
  message: 'This password reset token is invalid.',
  errors: { email: ['This password reset token is invalid.'] },
};

let people = 0;
/** With an address that no other spec asks for: the throttle outlives a test. */
const person = (fields: object = {}) =>
  make.user({ email: `forgetful${(people += 1)}@example.com`, ...fields });

/** Asks for a link and reads it from the mail. */
async function linkFor(email: string): Promise<{ token: string; email: string }> {
  expect((await guest().post('/forgot-password', { email })).status).toBe(200);
  const mails = await rows<Mail>('mails', "subject = 'Set a new password'");
  const [link = ''] = mails.at(-1)?.text.match(/http\S+/) ?? [];
  const { searchParams } = new URL(link);
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
}

const signIn = (email: string, password: string) => guest().post('/login', { email, password });

it('mails a link whose token is kept as a digest', async () => {
  const ray = await person();

  const answer = await guest().post('/forgot-password', { email: ray.email.toUpperCase() });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: SENT, message: SENT });
  const [mail] = await rows<Mail>('mails');
  expect(mail).toMatchObject({ recipient: ray.email, subject: 'Set a new password' });
  const [, token] = /\/reset-password\?token=([0-9a-f]{64})&email=/.exec(mail?.text ?? '') ?? [];
  const [kept] = await rows<{ email: string; token: string }>('password_reset_tokens');
  expect(kept?.email).toBe(ray.email);
  expect(kept?.token).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.token).not.toBe(token);
  expect(await rows('audit_events')).toMatchObject([{ action: 'request_password_reset', user_id: ray.id }]);
});

it.each([
  ['/machines/3?from=2026-12-14&to=2026-12-18', '/machines/3?from=2026-12-14&to=2026-12-18'],
  ['//evil.example', null],
  ['https://evil.example', null],
  [null, null],
])('mails a link that leads on from %j to %j', async (next, led) => {
  const { email } = await person();

  expect((await guest().post('/forgot-password', { email, next })).status).toBe(200);

  const [mail] = await rows<Mail>('mails');
  const [link = ''] = mail?.text.match(/http\S+/) ?? [];
  expect(new URL(link).searchParams.get('next')).toBe(led);
});

it('answers the same for an address without an account, and for a suspended one', async () => {
  const suspended = await person({ suspended_at: instant(api.clock.now()) });

  for (const email of ['nobody-here@example.com', suspended.email]) {
    const answer = await guest().post('/forgot-password', { email });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: SENT, message: SENT });
  }

  expect(await rows('mails')).toEqual([]);
  expect(await rows('password_reset_tokens')).toEqual([]);
});

it('asks for an address, and takes one a minute for each, known or not', async () => {
  const ray = await person();

  expect((await guest().post('/forgot-password', { email: 'no address' })).body.errors).toHaveProperty(
    'email',
  );
  expect((await guest().post('/forgot-password')).status).toBe(422);
  for (const email of [ray.email, 'unknown-one@example.com']) {
    expect((await guest().post('/forgot-password', { email })).status).toBe(200);
    const second = await guest().post('/forgot-password', { email });
    expect(refusal(second)).toEqual([422, { email: ['Please wait before retrying.'] }]);
  }
  expect(await rows('mails')).toHaveLength(1);
  api.clock.set('2026-11-20T12:01:01Z');
  expect((await guest().post('/forgot-password', { email: ray.email })).status).toBe(200);
});

it('sets the new password once, and ends every session', async () => {
  const ray = await person();
  await as(ray).get('/api/user');
  const link = await linkFor(ray.email);

  const answer = await guest().post('/reset-password', { ...link, ...NEW });

  expect(answer.status).toBe(200);
  expect(answer.body.status).toBe('Your password has been reset.');
  expect((await as(ray).get('/api/user')).status).toBe(401);
  expect(api.broadcasts).toContainEqual(expect.objectContaining({ kind: 'end-user', userId: ray.id }));
  expect((await signIn(ray.email, 'password')).status).toBe(422);
  expect((await signIn(ray.email, NEW.password)).status).toBe(204);
  expect((await guest().post('/reset-password', { ...link, ...NEW })).body).toEqual(INVALID);
  expect((await rows<Mail>('mails')).at(-1)?.subject).toBe('Your password was changed');
  expect((await rows<{ action: string }>('audit_events')).at(-1)?.action).toBe('reset_password');
});

it('ends what an admin sees as somebody else', async () => {
  const [sue, ray] = [await person({ admin: true, role: 'support' }), await make.user()];
  const desk = await confirmed(asOnAdminSite(sue));
  const { url } = (await desk.post(`/api/users/${ray.id}/impersonate`, { reason: 'Ticket 7' })).body;
  const browser = guest();
  await browser.get(new URL(url).pathname);
  expect((await browser.get('/api/user')).body.id).toBe(ray.id);

  await guest().post('/reset-password', { ...(await linkFor(sue.email)), ...NEW });

  expect((await browser.get('/api/user')).status).toBe(401);
});

it('lets one of two simultaneous uses of a token win', async () => {
  const ray = await person();
  const link = await linkFor(ray.email);
  const browsers = [guest(), guest()];
  for (const browser of browsers) await browser.get('/sanctum/csrf-cookie');

  const answers = await Promise.all(
    browsers.map((browser) => browser.post('/reset-password', { ...link, ...NEW })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('refuses a token that is wrong, old, replaced or somebody else’s', async () => {
  const [ray, olive] = [await person(), await person()];
  const first = await linkFor(ray.email);
  api.clock.set('2026-11-20T12:30:00Z');
  const second = await linkFor(ray.email);
  const attempts = [
    { ...first, ...NEW },
    { ...second, ...NEW, token: 'wrong' },
    { ...second, ...NEW, email: olive.email },
    { ...second, ...NEW, email: 'nobody-here@example.com' },
  ];

  for (const body of attempts) {
    const answer = await guest().post('/reset-password', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(INVALID);
  }
  api.clock.set('2026-11-20T13:30:00Z');
  expect((await guest().post('/reset-password', { ...second, ...NEW })).body).toEqual(INVALID);
  api.clock.set('2026-11-20T13:29:59Z');
  expect((await guest().post('/reset-password', { ...second, ...NEW })).status).toBe(200);
});

it('lets no suspended person in by a link from before', async () => {
  const ray = await person();
  const link = await linkFor(ray.email);
  await api.dataSource.query('UPDATE users SET suspended_at = ? WHERE id = ?', [
    instant(api.clock.now()),
    ray.id,
  ]);

  const answer = await guest().post('/reset-password', { ...link, ...NEW });

  expect(refusal(answer)).toEqual([422, { email: ['This account is suspended.'] }]);
});

it('asks for a token, an address and a password of eight characters, twice', async () => {
  const { status, body } = await guest().post('/reset-password', { password: 'short' });

  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['token', 'email', 'password']);
  expect(body.errors.password).toHaveLength(2);
});
