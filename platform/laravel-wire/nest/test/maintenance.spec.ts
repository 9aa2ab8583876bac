import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot, bootFresh, FRONTEND, type ReferenceApp } from './browser';
import { answerTo, casesOf, headersIn, type Recorded } from './recorded';

const HEADERS = ['retry-after', 'refresh', 'location', 'set-cookie', 'content-type'];
const folder = mkdtempSync(join(tmpdir(), 'down-'));
const file = join(folder, 'down');
const OPEN = { method: 'GET', path: '/api/maintenance/open' };

let app: ReferenceApp;

const goDown = (written: object | string) =>
  writeFileSync(file, typeof written === 'string' ? written : JSON.stringify(written));
const statusOf = async (asked: Recorded['request'], { url } = app) => (await answerTo(url, asked)).status;

beforeAll(async () => {
  app = await boot({ strictInput: false, negotiate: true, maintenance: { file } });
});
beforeEach(() => {
  app.clock.fixed = new Date('2026-01-01T00:00:00Z');
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('answers as Laravel 13.31', () => {
  it.each(casesOf<{ down: object | null }>('maintenance').map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { request, response: { title, ...response }, down }) => {
      if (down) goDown(down);

      const { headers, text, status } = await answerTo(app.url, request);

      const answer = { status, headers: headersIn(headers, HEADERS) };
      const [, shown] = /<title>(.*)<\/title>/.exec(text) ?? [];
      expect(small(title === undefined ? { ...answer, text } : { ...answer, title: shown })).toEqual(
        small(title === undefined ? response : { ...response, title }),
      );
    },
  );

  /** A charset has no letter case. */
  const small = <T extends { headers?: Record<string, string> }>(answer: T) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': answer.headers?.['content-type']?.toLowerCase() },
  });
});

it('is down while the file is there', async () => {
  const before = await statusOf(OPEN);
  goDown({});
  const meanwhile = await statusOf(OPEN);
  rmSync(file);

  expect([before, meanwhile, await statusOf(OPEN)]).toEqual([200, 503, 200]);
});

it.each(['', '{"status":', 'null', '[]', '7'])('is down by a file that says nothing: %j', async (text) => {
  goDown(text);

  expect(await statusOf(OPEN)).toBe(503);
});

it('answers what the application excepts, and what the file does', async () => {
  const fresh = await bootFresh({ maintenance: { file, except: ['api/maint*'] } });
  goDown({ except: ['api/pages/*'] });

  const statuses = [];
  for (const path of ['/api/maintenance/open', '/api/pages/simple', '/api/nowhere']) {
    statuses.push(await statusOf({ method: 'GET', path }, fresh));
  }
  await fresh.close();

  expect(statuses).toEqual([200, 200, 503]);
});

it('lets nobody in by the cookie of an empty secret', async () => {
  goDown({ secret: '' });
  const expires_at = 1_900_000_000;
  const mac = createHmac('sha256', '').update(String(expires_at)).digest('hex');
  const value = Buffer.from(JSON.stringify({ expires_at, mac })).toString('base64');

  const headers = { Cookie: `laravel_maintenance=${encodeURIComponent(value)}` };

  expect(await statusOf({ ...OPEN, headers })).toBe(503);
});

it('lets a frontend hear that the site is down', async () => {
  goDown({});
  const Origin = FRONTEND;
  const asking = { Origin, 'Access-Control-Request-Method': 'GET' };

  expect(await statusOf({ ...OPEN, method: 'OPTIONS', headers: asking })).toBe(204);
  const { status, headers } = await answerTo(app.url, { ...OPEN, headers: { Origin } });
  expect([status, headers['access-control-allow-origin']]).toEqual([503, FRONTEND]);
});

it('gives a cookie of the application’s domain, and a secure one by https', async () => {
  const fresh = await bootFresh({ maintenance: { file }, cookieDomain: '.site.test' });
  goDown({ secret: 'letmein' });

  const headers = { 'X-Forwarded-Proto': 'https' };
  const answer = await answerTo(fresh.url, { method: 'GET', path: '/letmein', headers });
  await fresh.close();

  expect(String(answer.headers['set-cookie'])).toMatch(
    /; path=\/; domain=\.site\.test; secure; httponly; samesite=lax$/,
  );
});
