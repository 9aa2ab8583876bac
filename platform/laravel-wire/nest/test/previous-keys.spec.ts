import { createHmac } from 'node:crypto';
import { Encrypter } from '../src/session/encrypter';
import { Browser, bootFresh, type ReferenceApp } from './browser';

const OLD = 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const NEW = 'base64:HxwdHhscGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=';
const COOKIE = 'yard_session';
const REMEMBER = 'remember_web_59ba36addc2b2f9401580f014c7f58ea4e30989d';

let app: ReferenceApp;
afterEach(() => app.close());

const boot = (more: object = {}) =>
  bootFresh({
    appKey: NEW,
    previousKeys: ['', 'a key that was between', OLD],
    sessionCookie: COOKIE,
    ...more,
  });

/** Sealed anew with the key before, as the browser has it from then. */
function aged(browser: Browser): Browser {
  for (const name of ['XSRF-TOKEN', COOKIE, REMEMBER]) {
    const value = browser.jar.get(name);
    const text = value === undefined ? null : new Encrypter(NEW).open(name, decodeURIComponent(value));
    if (text !== null) browser.jar.set(name, encodeURIComponent(new Encrypter(OLD).seal(name, text)));
  }
  return browser;
}

const isOf = (key: string, browser: Browser, name = COOKIE): boolean =>
  new Encrypter(key).open(name, decodeURIComponent(browser.jar.get(name) ?? '')) !== null;

it.each([false, true])(
  'a login whose cookies are of a previous key goes on, sealed anew (once: %s)',
  async (sealsOnce) => {
    app = await boot({ sealsOnce });
    const browser = new Browser(app.url);
    await browser.login('owner');
    aged(browser);

    expect((await browser.send('GET', '/api/user')).status).toBe(200);

    expect([isOf(NEW, browser), isOf(NEW, browser, 'XSRF-TOKEN')]).toEqual([true, true]);
    aged(browser);
    expect((await browser.send('POST', '/logout')).status).toBe(204);
  },
);

it('a guest’s form that was opened before is taken: its token was derived under the key before', async () => {
  app = await boot();
  const browser = new Browser(app.url);
  await browser.visit();
  const [id, xsrf] = [`g${'a'.repeat(39)}`, 'XSRF-TOKEN'];
  const key = Buffer.from(OLD.slice(7), 'base64');
  const token = createHmac('sha256', key).update(`token:${id}`).digest('hex').slice(0, 40);
  browser.jar.set(COOKIE, encodeURIComponent(new Encrypter(OLD).seal(COOKIE, id)));
  browser.jar.set(xsrf, encodeURIComponent(new Encrypter(OLD).seal(xsrf, token)));
  const form = { email: 'olivia@example.test', password: 'wrong' };

  expect((await browser.send('POST', '/login', form)).status).toBe(422);
  browser.jar.set(xsrf, encodeURIComponent(new Encrypter(OLD).seal(xsrf, 'x'.repeat(40))));
  expect((await browser.send('POST', '/login', form)).status).toBe(419);
});

it('a login that is remembered since then comes back, also by the HMAC under that key', async () => {
  app = await boot();
  const olivia = app.users.rows.get(1);
  Object.assign(olivia ?? {}, { remember_token: 'tokenOfSixty' });
  const mark = createHmac('sha256', OLD)
    .update(olivia?.password ?? '')
    .digest('hex');
  const browser = new Browser(app.url);
  browser.jar.set(REMEMBER, encodeURIComponent(new Encrypter(OLD).seal(REMEMBER, `1|tokenOfSixty|${mark}`)));

  expect((await browser.send('GET', '/api/user')).status).toBe(200);
});

it('a key that nobody named opens nothing', async () => {
  app = await boot({ previousKeys: [] });
  const browser = new Browser(app.url);
  await browser.login('owner');

  expect((await aged(browser).send('GET', '/api/user')).status).toBe(401);
});
