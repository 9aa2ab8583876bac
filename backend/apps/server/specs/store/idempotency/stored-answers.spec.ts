import request from 'supertest';
import { api, as, confirmed, guest, rows } from '../../../../../test/api';
import { make } from '../../../../../test/make';
import { ADDRESS, keyed } from '../../../../../test/keyed';

const PATH = '/api/addresses';
const FORM = 'multipart/form-data; boundary=';

/** A form with one small text in the place of a picture; each try has a boundary of its own. */
function form(content: string, boundary: string) {
  const head = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain';
  return `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`;
}

it('keeps refusals that a repetition would get again', async () => {
  const [ray, olive] = [await make.user(), await make.user()];
  const address = await make.address(olive);
  const asked = [
    [PATH, 422],
    [`${PATH}/999999/confirm`, 404],
    [`${PATH}/${address.id}/confirm`, 403],
  ] as const;

  for (const [path, status] of asked) {
    const first = await keyed(as(ray), path);
    const again = await keyed(as(ray), path);
    expect([first.status, again.status]).toEqual([status, status]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  }
  expect(await rows('idempotency_keys')).toHaveLength(asked.length);
});

it('keeps nothing of 400, 401, 419 and 302, so that a second try counts', async () => {
  const ray = await make.user();
  const json = { 'Content-Type': 'application/json', 'Idempotency-Key': 'key 1' };

  expect((await as(ray).send('post', PATH, '{"line1":', json)).status).toBe(400);
  expect((await keyed(guest(), PATH, ADDRESS)).status).toBe(401);
  expect((await keyed(guest(), PATH, ADDRESS, 'k'.repeat(256))).status).toBe(401);
  expect((await request(api.url).post('/register').set('Idempotency-Key', 'k')).status).toBe(419);
  expect((await keyed(as(ray), '/register')).status).toBe(302);
  expect(await rows('idempotency_keys')).toEqual([]);
  expect((await keyed(as(ray), PATH, ADDRESS)).status).toBe(201);
});

it('keeps no throttled answer: the key works once the minute is over', async () => {
  const ray = await make.user();
  const path = '/email/verification-notification';
  for (let time = 1; time <= 6; time += 1) await as(ray).post(path);
  expect((await keyed(as(ray), path)).status).toBe(429);

  api.clock.set('2026-11-20T12:01:01Z');

  expect((await keyed(as(ray), path)).status).toBe(202);
  expect((await keyed(as(ray), path)).headers['idempotency-replayed']).toBe('true');
  expect(await rows('mails')).toHaveLength(7);
});

it('keeps no cookies: each try gets those of its own session', async () => {
  const [ray, otherBrowser] = [await make.user(), guest()];
  const first = await keyed(as(ray), PATH, ADDRESS);
  await otherBrowser.post('/login', { email: ray.email, password: 'password' });

  const again = await keyed(otherBrowser, PATH, ADDRESS);

  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(String(again.headers['set-cookie'])).toContain('yard_session=');
  expect(again.headers['set-cookie']).not.toEqual(first.headers['set-cookie']);
  const [kept] = await rows('idempotency_keys');
  expect(JSON.stringify(kept)).not.toContain('yard_session');
});

it('takes keys of 255 characters, and only with POST', async () => {
  const ray = await make.user();

  expect((await keyed(as(ray), PATH, ADDRESS, 'k'.repeat(255))).status).toBe(201);
  const long = await keyed(as(ray), PATH, ADDRESS, 'k'.repeat(256));
  expect(long.status).toBe(422);
  expect(long.body.message).toBe('The Idempotency-Key must not be greater than 255 characters.');
  await as(ray).send('patch', `${PATH}/999999`, {}, { 'Idempotency-Key': 'k' });
  expect(await rows('idempotency_keys')).toHaveLength(1);
  expect((await keyed(as(ray), PATH, ADDRESS, ' ')).status).toBe(201);
});

it('stays out of login, two-factor and password routes', async () => {
  const ray = await make.user();
  const routes = [
    '/login',
    '/forgot-password',
    '/reset-password',
    '/two-factor-challenge',
    '/user/confirm-password',
    '/user/two-factor-authentication',
    '/user/two-factor-recovery-codes',
    '/user/confirmed-two-factor-authentication',
  ];

  for (const path of routes) await keyed(guest(), path);
  for (const path of routes) await keyed(as(ray), path, { password: 'password' });

  expect(await rows('idempotency_keys')).toEqual([]);
});

it('keeps no address that opens somebody’s calendar or account', async () => {
  const [ray, admin] = [await make.user(), await make.admin()];
  const browser = await confirmed(as(admin));

  const feed = await keyed(as(ray), '/api/calendar_feed');
  const link = await keyed(browser, `/api/users/${ray.id}/impersonate`, { reason: 'to help' });

  expect([feed.status, link.status]).toEqual([201, 200]);
  expect(await rows('idempotency_keys')).toEqual([]);
});

it('tells forms with files apart by their length', async () => {
  const ray = await make.user();
  const send = (content: string, boundary: string) =>
    as(ray).send('post', '/api/media', form(content, boundary), {
      'Content-Type': FORM + boundary,
      'Idempotency-Key': 'key 1',
    });

  const first = await send('no picture', 'aaaaaaaa');

  expect(first.status).toBe(422);
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  expect((await send('no picture', 'bbbbbbbb')).headers['idempotency-replayed']).toBe('true');
  expect((await send('a longer text', 'bbbbbbbb')).body.errors).toHaveProperty('Idempotency-Key');
});

it('refuses a key with a form whose length is not told', async () => {
  const ray = await make.user();
  const answer = await fetch(`${api.url}/api/media`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Origin: api.url,
      Cookie: await as(ray).cookieHeader(),
      'Sec-Fetch-Site': 'same-origin',
      'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(await as(ray).cookieHeader())?.[1] ?? ''),
      'Content-Type': `${FORM}aaaaaaaa`,
      'Idempotency-Key': 'key 1',
    },
    body: new Blob([form('no picture', 'aaaaaaaa')]).stream(),
    duplex: 'half',
  } as RequestInit);

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: 'An Idempotency-Key needs a form that tells its Content-Length.',
  });
});
