import type { Redis } from 'ioredis';
import type { Logger as NestLogger } from '@nestjs/common';
import type * as Package from '../src';
import type * as RedisPackage from '../src/redis';
import { Encrypter } from '../src/session/encrypter';
import { Browser, bootFresh, type ReferenceApp } from './browser';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { LaravelRedisSessions, Logger, SESSION_STORE } = (
  Reflect.get(globalThis, '__package') as () => typeof Package &
    typeof RedisPackage & { Logger: typeof NestLogger }
)();

const APP_KEY = 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const PREFIX = `forms-spec-${process.pid}:laravel-cache:`;
const COOKIE = 'laravel-session';
const LOGIN = 'login_web_59ba36addc2b2f9401580f014c7f58ea4e30989d';
const ID = `g${'aB3'.repeat(13)}`;
const TEXT = `{"_token":"${'t'.repeat(40)}","_flash":{"old":[],"new":[]},"${LOGIN}":1}`;

const encrypter = new Encrypter(APP_KEY);
const php = (text: string): string => `s:${text.length}:"${text}";`;
const encrypted = (text: string): string => encrypter.encrypt(Buffer.from(php(text)));
let server: TestRedis;
let redis: Redis;
let app: ReferenceApp;

const bootWith = (options: object) =>
  bootFresh(
    { appKey: APP_KEY, sessionCookie: COOKIE },
    {
      providers: [
        { provide: SESSION_STORE, useValue: new LaravelRedisSessions(redis, { prefix: PREFIX, ...options }) },
      ],
    },
  );

beforeAll(async () => {
  server = await startRedis();
  redis = server.client;
});
afterEach(async () => {
  await app.close();
  const keys = await redis.keys(`${PREFIX}*`);
  await Promise.all(keys.map((key) => redis.del(key)));
});
afterAll(() => server.stop());

const idOf = (browser: Browser): string =>
  encrypter.open(COOKIE, decodeURIComponent(browser.jar.get(COOKIE) ?? '')) ?? '';
const stored = (browser: Browser): Promise<string | null> => redis.get(PREFIX + idOf(browser));
const tokenOf = (browser: Browser): string =>
  encrypter.open('XSRF-TOKEN', decodeURIComponent(browser.jar.get('XSRF-TOKEN') ?? '')) ?? '';

async function browserWith(text: string): Promise<Browser> {
  await redis.set(PREFIX + ID, php(text), 'EX', 7200);
  const browser = new Browser(app.url);
  browser.jar.set(COOKIE, encodeURIComponent(encrypter.seal(COOKIE, ID)));
  return browser;
}

describe('a session that Laravel keeps in JSON', () => {
  it('is a login here, and stays as it is', async () => {
    app = await bootWith({});
    const browser = await browserWith(TEXT);

    expect((await browser.send('GET', '/api/user')).body).toMatchObject({ id: 1 });

    expect(await stored(browser)).toBe(php(TEXT));
    expect(tokenOf(browser)).toBe('t'.repeat(40));
  });

  it('goes on in JSON under another id, after a login', async () => {
    app = await bootWith({});
    const browser = await browserWith('{"_token":"x","cart":{"b":1,"5":2}}');
    await browser.login('owner');

    expect(idOf(browser)).not.toBe(ID);
    const text = `{"_token":"${tokenOf(browser)}","cart":{"b":1,"5":2},"_began":0,"${LOGIN}":1}`;
    expect((await stored(browser))?.replace(/"_began":\d+/, '"_began":0').replace(/^s:\d+/, 's:0')).toBe(
      `s:0:"${text}";`,
    );
    expect(await redis.exists(PREFIX + ID)).toBe(0);
  });

  it('is begun in JSON where the store is told so', async () => {
    app = await bootWith({ serialization: 'json' });
    const browser = await new Browser(app.url).visit();

    expect(await stored(browser)).toBe(php(`{"_token":"${tokenOf(browser)}"}`));
  });
});

it('a session that Laravel encrypts is a login here, and is begun encrypted where the store is told so', async () => {
  app = await bootWith({ appKey: APP_KEY, encrypt: true, serialization: 'json' });
  const browser = await browserWith(encrypted(TEXT));
  const guest = await new Browser(app.url).visit();

  expect((await browser.send('GET', '/api/user')).status).toBe(200);
  const [, sealed = ''] = /^s:\d+:"(.*)";$/.exec((await stored(guest)) ?? '') ?? [];
  expect(String(encrypter.decrypt(sealed))).toBe(php(`{"_token":"${tokenOf(guest)}"}`));
  await app.endAllOf(1);
  expect(await redis.exists(PREFIX + ID)).toBe(0);
});

it.each([
  ['encrypted, where nobody gave the key', encrypted(TEXT), 1],
  ['with a name that is no text', `a:1:{s:1:"\xff";i:1;}`, 1],
  ['broken, as Laravel would have it, too', '{"_token":', 0],
])('a session %s is a new guest’s, and what is not read here is logged once', async (_, text, times) => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  app = await bootWith({});
  const browser = await browserWith(text);
  await redis.set(PREFIX + ID, Buffer.from(php(text), 'latin1'), 'EX', 7200);

  expect((await browser.send('GET', '/api/user')).status).toBe(401);
  expect(idOf(browser)).not.toBe(ID);
  browser.jar.set(COOKIE, encodeURIComponent(encrypter.seal(COOKIE, ID)));
  expect((await browser.send('GET', '/api/user')).status).toBe(401);
  const line = [expect.stringMatching(/^A session cannot be read and is begun anew: ./)];
  expect(logged.mock.calls).toEqual(Array(times).fill(line));
  logged.mockRestore();
  expect((await browser.login('owner')).status).toBe(204);
  await app.endAllOf(2);
});
