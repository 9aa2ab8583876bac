import request from 'supertest';
import { api, as, forgetBroadcasts, rows } from '../../../test/api';
import { make } from '../../../test/make';

const EXEMPT = new Set(['/stripe/webhook', '/broadcasting/auth']);

type Paths = Record<string, Record<string, unknown>>;

async function changingRoutes(): Promise<{ method: string; path: string }[]> {
  const { body } = await request(api.url).get('/api/docs.json');
  return Object.entries(body.paths as Paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'get' && !EXEMPT.has(path) && !/^\/(apps|api\/remotes)\//.test(path))
      .map((method) => ({ method, path: path.replace(/\{\w+\}/g, '1') })),
  );
}

const FORGED: [string, Record<string, string>][] = [
  ['without a token', {}],
  ['with a wrong token', { 'X-XSRF-TOKEN': 'wrong', 'X-CSRF-TOKEN': 'wrong' }],
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['as a form another site may send', { 'Content-Type': 'text/plain' }],
  ['as another method', { 'X-HTTP-Method-Override': 'DELETE' }],
];

it.each(FORGED)('changes nothing in anybody’s name %s, on any route', async (_, headers) => {
  const owner = await make.owner();
  const cookie = await as(owner).cookieHeader();
  forgetBroadcasts();
  const before = await rows('users');
  const odd: string[] = [];

  for (const { method, path } of await changingRoutes()) {
    const { status } = await request(api.url)
      [method as 'post'](`${path}?_token=wrong`)
      .set({ Accept: 'application/json', Cookie: cookie, Origin: api.url, ...headers })
      .send('{"name":"Mallory"}');
    // 405: a method that is put on, and no route has.
    if (![419, 405].includes(status)) odd.push(`${method} ${path} ${status}`);
  }

  expect(odd).toEqual([]);
  expect([await rows('users'), api.broadcasts]).toEqual([before, []]);
});

it('is no session at all for who asks from another origin', async () => {
  const cookie = await as(await make.owner()).cookieHeader();

  const answer = await request(api.url)
    .post('/api/addresses')
    .set({ Accept: 'application/json', Cookie: cookie, Origin: 'https://evil.example' })
    .send({});

  expect(answer.status).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('gives cookies their flags, and none with files and pages', async () => {
  const answer = await request(api.url).get('/sanctum/csrf-cookie').set('Origin', api.url);
  const lines = answer.headers['set-cookie'] as unknown as string[];

  expect(lines.map((line) => line.split('=')[0])).toEqual(['XSRF-TOKEN', 'yard_session']);
  for (const line of lines) {
    expect(line).toMatch(/; path=\/(;|$)/i);
    expect(line).toMatch(/; samesite=lax/i);
    expect(line).not.toMatch(/; domain=/i);
    expect(line.length).toBeLessThan(4096);
  }
  expect(lines.map((line) => /; httponly/i.test(line))).toEqual([false, true]);
  for (const path of ['/', '/remotes.json', '/health/live', '/illustrations/backhoe-loader.svg']) {
    const { headers } = await request(api.url).get(path).set('Accept', 'text/html');
    expect(headers['set-cookie']).toBeUndefined();
  }
});
