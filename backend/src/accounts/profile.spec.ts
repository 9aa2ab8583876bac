import { once } from 'node:events';
import { io } from 'socket.io-client';
import request from 'supertest';
import { api, as, confirmed, guest, rows, told } from '../../test/api';
import { instant, make } from '../../test/make';
import { refusal } from '../../test/refusals';

const PROFILE = '/user/profile-information';
const PASSWORD = '/user/password';

const CHANGE = {
  current_password: 'password',
  password: 'a new password',
  password_confirmation: 'a new password',
};

it('changes name and phone, and leaves a verified address alone', async () => {
  const [ray, admin] = [await make.user({ email_verified_at: instant(api.clock.now()) }), await make.admin()];

  const answer = await as(ray).put(PROFILE, {
    name: 'Ray',
    email: ray.email.toUpperCase(),
    phone: null,
    admin: true,
    owner: true,
  });

  expect(answer.status).toBe(200);
  expect(answer.text).toBe('""');
  expect(answer.headers['content-type']).toBe('application/json');
  expect((await as(ray).get('/api/user')).body).toEqual({
    id: ray.id,
    name: 'Ray',
    email: ray.email,
    phone: null,
    email_verified_at: '2026-11-20T12:00:00.000000Z',
    owner: false,
  });
  expect(await rows('mails')).toEqual([]);
  expect(await rows('audit_events')).toMatchObject([{ action: 'update_profile', user_id: ray.id }]);
  expect(told('users', 'saved')).toEqual([ray.id, admin.id]);
});

it('shows what owners say of themselves, on their page and nowhere of a renter', async () => {
  const [olive, ray] = [await make.owner(), await make.user()];
  const machine = await make.machine(olive);
  const about = 'Two brothers.\n<b>No</b> weekends.';
  const say = (user: typeof ray, text: string | null) =>
    as(user).put(PROFILE, { name: user.name, email: user.email, about: text });

  expect((await say(olive, about)).status).toBe(200);
  expect((await say(ray, about)).status).toBe(200);
  expect(refusal(await say(olive, 'x'.repeat(501)))[0]).toBe(422);

  expect((await guest().get(`/api/machines/${machine.id}/owner`)).body).toMatchObject({ about });
  expect((await as(olive).get('/api/user')).body).toMatchObject({ about });
  expect((await as(ray).get('/api/user')).body).not.toHaveProperty('about');
});

it('takes a new address as unverified, asks for proof there, and tells the old one', async () => {
  const ray = await make.user({ email_verified_at: instant(api.clock.now()) });

  const browser = await confirmed(as(ray));

  const answer = await browser.put(PROFILE, { name: ray.name, email: 'New@Example.com', phone: '1' });

  expect(answer.status).toBe(200);
  expect((await as(ray).get('/api/user')).body).toMatchObject({
    email: 'new@example.com',
    email_verified_at: null,
  });
  const mails = await rows<{ recipient: string; subject: string }>('mails');
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['new@example.com', 'Confirm your email address'],
    [ray.email, 'The address of your account was changed'],
  ]);
});

it('ends a reset link that was sent to the former address', async () => {
  const ray = await make.user({ email: 'moving@example.com' });
  await guest().post('/forgot-password', { email: ray.email });
  expect(await rows('password_reset_tokens')).toHaveLength(1);

  const browser = await confirmed(as(ray));

  expect((await browser.put(PROFILE, { name: ray.name, email: 'other@example.com' })).status).toBe(200);

  expect(await rows('password_reset_tokens')).toEqual([]);
});

it('refuses what is missing, and an address that is taken', async () => {
  const [ray, olive] = [await make.user(), await make.user()];

  expect(Object.keys((await as(ray).put(PROFILE, {})).body.errors)).toEqual(['name', 'email']);
  const taken = await as(ray).put(PROFILE, { name: 'Ray', email: olive.email.toUpperCase() });
  expect(refusal(taken)).toEqual([422, { email: ['The email has already been taken.'] }]);
  expect(await rows('users', 'name = ?', ['Ray'])).toEqual([]);
  expect(await rows('mails')).toEqual([]);
  expect(told('users', 'saved')).toEqual([]);
});

it('asks for the password before it takes a new address, and changes nothing until then', async () => {
  const ray = await make.user();
  const moving = { name: 'Ray', email: 'elsewhere@example.com' };

  const locked = await as(ray).put(PROFILE, moving);

  expect([locked.status, locked.body]).toEqual([423, { message: 'Password confirmation required.' }]);
  expect(await rows('users', 'name = ?', ['Ray'])).toEqual([]);
  expect(await rows('mails')).toEqual([]);
  expect(told('users', 'saved')).toEqual([]);
  expect((await (await confirmed(as(ray))).put(PROFILE, moving)).status).toBe(200);
  expect((await as(ray).get('/api/user')).body).toMatchObject(moving);
});

it('ends other sessions, their sockets and remembered logins with a new address, and no others', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const elsewhere = guest();
  await elsewhere.post('/login', { email: ray.email, password: 'password', remember: true });
  const Cookie = await elsewhere.cookieHeader();
  const socket = io(api.url, { extraHeaders: { Cookie }, transports: ['websocket'], reconnection: false });
  await once(socket as never, 'connect');
  const gone = once(socket as never, 'disconnect');
  await as(olive).get('/api/user');

  await (await confirmed(as(ray))).put(PROFILE, { name: 'Ray', email: 'moved@example.com' });

  expect((await gone)[0]).toBe('io server disconnect');
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await as(ray).get('/api/user')).status).toBe(200);
  expect((await as(olive).get('/api/user')).status).toBe(200);
});

it('changes the password and ends the other sessions', async () => {
  const ray = await make.user();
  const elsewhere = guest();
  await elsewhere.post('/login', { email: ray.email, password: 'password' });
  await as(ray).get('/api/user');

  const answer = await as(ray).put(PASSWORD, CHANGE);

  expect(answer.status).toBe(200);
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await as(ray).get('/api/user')).status).toBe(200);
  expect(api.broadcasts).toMatchObject([{ kind: 'end-session' }, { kind: 'end-session', comesBack: true }]);
  expect((await guest().post('/login', { email: ray.email, password: 'password' })).status).toBe(422);
  expect((await guest().post('/login', { email: ray.email, password: CHANGE.password })).status).toBe(204);
  expect(await rows('mails')).toMatchObject([{ recipient: ray.email, subject: 'Your password was changed' }]);
  expect(await rows('audit_events')).toMatchObject([{ action: 'change_password', user_id: ray.id }]);
});

it('goes on under another session id, and its socket is told to come back', async () => {
  const ray = await make.user();
  const Cookie = await as(ray).cookieHeader();
  const socket = io(api.url, { extraHeaders: { Cookie }, transports: ['websocket'], reconnection: false });
  await once(socket as never, 'connect');
  const gone = once(socket as never, 'disconnect');

  await as(ray).put(PASSWORD, CHANGE);

  const old = await request(api.url).get('/api/user').set({ Cookie, Origin: api.url });
  expect([old.status, (await as(ray).get('/api/user')).status]).toEqual([401, 200]);
  expect((await gone)[0]).toBe('transport close');
});

it('ends remembered logins with the old password', async () => {
  const ray = await make.user();
  const remembered = guest();
  await remembered.post('/login', { email: ray.email, password: 'password', remember: true });

  await as(ray).put(PASSWORD, CHANGE);

  expect((await remembered.get('/api/user')).status).toBe(401);
});

it('keeps the password when the current one is wrong, or the new one is no good', async () => {
  const ray = await make.user();

  const wrong = await as(ray).put(PASSWORD, { ...CHANGE, current_password: 'guessed' });
  expect(refusal(wrong)).toEqual([
    422,
    { current_password: ['The provided password does not match your current password.'] },
  ]);
  const short = await as(ray).put(PASSWORD, { password: 'short', password_confirmation: 'other' });
  expect(Object.keys(short.body.errors)).toEqual(['current_password', 'password']);
  expect((await guest().post('/login', { email: ray.email, password: 'password' })).status).toBe(204);
  expect(await rows('mails')).toEqual([]);
  expect(await rows('audit_events')).toEqual([]);
});
