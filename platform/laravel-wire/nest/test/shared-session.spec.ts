import type { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import type * as Package from '../src';
import type * as RedisPackage from '../src/redis';
import { Encrypter } from '../src/session/encrypter';
import recorded from '../../recordings/stored/sessions.json';
import { Browser, bootFresh, type ReferenceApp } from './browser';
import { startRedis, type TestRedis } from './redis-server';

// Nest cannot be loaded inside jest's sandbox.
const { LaravelRedisSessions, SESSION_STORE } = (
  Reflect.get(globalThis, '__package') as () => typeof Package & typeof RedisPackage
)();

const APP_KEY = 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const PREFIX = `shared-spec-${process.pid}:laravel_cache:`;
const COOKIE = 'laravel_session';
const GUARD = '59ba36addc2b2f9401580f014c7f58ea4e30989d';
/** A guest's id of this server's own begins so; Laravel's may as well. */
const LARAVEL_ID = `g${'aB3'.repeat(13)}`;
const OLIVIA = 1;

const encrypter = new Encrypter(APP_KEY);
let server: TestRedis;
let redis: Redis;
let app: ReferenceApp;

beforeAll(async () => {
  server = await startRedis();
  redis = server.client;
  const store = new LaravelRedisSessions(redis, { prefix: PREFIX });
  app = await bootFresh(
    { appKey: APP_KEY, sessionCookie: COOKIE },
    { providers: [{ provide: SESSION_STORE, useValue: store }] },
  );
});
beforeEach(async () => {
  app.users.reset();
  const keys = await redis.keys(`${PREFIX}*`);
  await Promise.all(keys.map((key) => redis.del(key)));
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const sealed = (name: string, text: string): string => encodeURIComponent(encrypter.seal(name, text));
const opened = (browser: Browser, name: string): string =>
  encrypter.open(name, decodeURIComponent(browser.jar.get(name) ?? '')) ?? '';
const stored = async (browser: Browser): Promise<string> =>
  (await redis.getBuffer(PREFIX + opened(browser, COOKIE)))?.toString('latin1') ?? '';
const keys = (): Promise<string[]> => redis.keys(`${PREFIX}*`);
const olivia = () => app.users.rows.get(OLIVIA) ?? { password: '', remember_token: null };
const statusOf = async (browser: Browser): Promise<number> => (await browser.send('GET', '/api/user')).status;

/** Olivia's browser, signed in by Laravel: the session that it stored, her password's hash in it. */
async function signedInAtLaravel({ password = olivia().password, at = app.url } = {}): Promise<Browser> {
  const bytes = Buffer.from(recorded.redis.value, 'base64').toString('latin1');
  const [, hash = ''] = /password_hash_web";s:60:"([^"]{60})"/.exec(bytes) ?? [];
  await redis.set(
    PREFIX + LARAVEL_ID,
    Buffer.from(
      bytes.replace(hash, () => password),
      'latin1',
    ),
    'EX',
    7200,
  );
  const browser = new Browser(at);
  browser.jar.set(COOKIE, sealed(COOKIE, LARAVEL_ID));
  return browser;
}

describe('a session in Laravel’s Redis', () => {
  it('that Laravel began is a login here, under whatever id', async () => {
    const browser = await signedInAtLaravel();

    const answer = await browser.send('GET', '/api/user');

    expect(answer.body).toMatchObject({ id: OLIVIA });
    expect(opened(browser, COOKIE)).toBe(LARAVEL_ID);
    expect(opened(browser, 'XSRF-TOKEN')).toBe(/"_token";s:40:"(\w{40})"/.exec(await stored(browser))?.[1]);
  });

  it('begins with the guest, so that Laravel knows the token', async () => {
    const browser = await new Browser(app.url).visit();

    const token = opened(browser, 'XSRF-TOKEN');
    const inner = `a:1:{s:6:"_token";s:40:"${token}";}`;
    expect(await stored(browser)).toBe(`s:${inner.length}:"${inner}";`);
    expect(await redis.ttl(PREFIX + opened(browser, COOKIE))).toBeGreaterThan(7100);
  });

  it('has the user where Laravel looks for it; the guest’s is gone', async () => {
    const browser = new Browser(app.url);
    await browser.login('owner');

    expect(await stored(browser)).toContain(`s:50:"login_web_${GUARD}";i:${OLIVIA};`);
    expect(await stored(browser)).toContain(`s:40:"${opened(browser, 'XSRF-TOKEN')}";`);
    expect(await keys()).toEqual([PREFIX + opened(browser, COOKIE)]);
  });

  it('ends for both with a logout here', async () => {
    const browser = await signedInAtLaravel();
    await browser.visit();

    expect((await browser.send('POST', '/logout')).status).toBe(204);

    expect(await redis.exists(PREFIX + LARAVEL_ID)).toBe(0);
    expect(await statusOf(browser)).toBe(401);
  });

  it('does not come back by a late write', async () => {
    const store = new LaravelRedisSessions(redis, { prefix: PREFIX });

    await store.update(LARAVEL_ID, { user_id: 1, payload: {}, last_activity: 1 });
    await store.update(LARAVEL_ID, { last_activity: 1 });

    expect(await keys()).toEqual([]);
  });

  it('of a user ends with all of theirs, whoever began it; other users’ and other keys stay', async () => {
    const [one, other] = [new Browser(app.url), new Browser(app.url)];
    await one.login('owner');
    await other.login('renter');
    await signedInAtLaravel();
    await redis.set(`${PREFIX}something_else`, 's:1:"x";');

    await app.endAllOf(OLIVIA);

    expect((await keys()).sort()).toEqual([PREFIX + opened(other, COOKIE), `${PREFIX}something_else`].sort());
  });

  it('is over with the password that it was begun with, and other browsers stay remembered', async () => {
    const browser = await signedInAtLaravel({ password: 'x'.repeat(60) });
    Object.assign(olivia(), { remember_token: 'kept' });

    expect(await statusOf(browser)).toBe(401);

    expect(await redis.exists(PREFIX + LARAVEL_ID)).toBe(0);
    expect(olivia().remember_token).toBe('kept');
  });

  it('that Laravel began ends so many days after it was first seen here, where logins end for good', async () => {
    const store = new LaravelRedisSessions(redis, { prefix: PREFIX });
    const strict = await bootFresh(
      { appKey: APP_KEY, sessionCookie: COOKIE, sessionAbsoluteDays: 1, sessionLifetimeMinutes: 48 * 60 },
      { providers: [{ provide: SESSION_STORE, useValue: store }] },
    );
    const browser = await signedInAtLaravel({
      at: strict.url,
      password: strict.users.rows.get(OLIVIA)?.password,
    });

    expect(await statusOf(browser)).toBe(200);
    expect(await stored(browser)).toMatch(/"_began";i:\d{10};/);
    strict.clock.offsetMs = 25 * 60 * 60 * 1000;
    expect(await statusOf(browser)).toBe(401);
    await strict.close();
  });

  it('that nobody can read is a new guest’s', async () => {
    const browser = await signedInAtLaravel();
    await redis.set(PREFIX + LARAVEL_ID, 's:3:"a:1";');

    expect(await statusOf(browser)).toBe(401);
    expect(opened(browser, COOKIE)).not.toBe(LARAVEL_ID);
  });
});

describe('Laravel’s remember cookie', () => {
  const NAME = `remember_web_${GUARD}`;
  const remembered = async (hash: string) => {
    Object.assign(olivia(), { remember_token: 'tokenOfSixty' });
    const browser = new Browser(app.url);
    browser.jar.set(NAME, sealed(NAME, `${OLIVIA}|tokenOfSixty|${hash}`));
    return statusOf(browser);
  };
  const markOf = (password: string) => createHmac('sha256', APP_KEY).update(password).digest('hex');

  it('signs in: with the password’s hash, and with the HMAC of it that releases from 12.45 on write', async () => {
    expect(await remembered(olivia().password)).toBe(200);
    expect(await remembered(markOf(olivia().password))).toBe(200);
    expect(await remembered(markOf('another'))).toBe(401);
  });

  it('is written as Laravel reads it: three parts', async () => {
    const browser = new Browser(app.url);
    await browser.login('owner', { remember: true });

    const { remember_token: token, password } = olivia();
    expect(opened(browser, NAME)).toBe(`${OLIVIA}|${token}|${password}`);
  });
});
