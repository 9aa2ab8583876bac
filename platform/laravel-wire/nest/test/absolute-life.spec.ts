import { boot, Browser } from './browser';
import { app, boots } from './scene';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

boots({ sessionAbsoluteDays: 2, sessionLifetimeMinutes: 24 * 60 });
beforeEach(() => {
  app.users.reset();
  app.clock.offsetMs = 0;
});

const status = async (browser: Browser) => (await browser.send('GET', '/api/user')).status;

it('ends a session so many days after its login, however busy it is', async () => {
  const browser = new Browser(app.url);
  await browser.login('renter');

  for (let hours = 12; hours < 48; hours += 12) {
    app.clock.offsetMs = hours * HOUR;
    expect(await status(browser)).toBe(200);
  }
  app.clock.offsetMs = 2 * DAY;
  expect(await status(browser)).toBe(401);
});

it('ends a remembered login as late, and the session that it brought back with it', async () => {
  const browser = new Browser(app.url);
  await browser.login('renter', { remember: true });
  const cookie = browser.cookieHeader;

  app.clock.offsetMs = 1.5 * DAY;
  expect(await status(browser)).toBe(200);
  app.clock.offsetMs = 2 * DAY;
  expect(await status(browser)).toBe(401);
  expect((await new Browser(app.url).send('GET', '/api/user', undefined, { Cookie: cookie })).status).toBe(
    401,
  );
});

it('says so in the cookie, too', async () => {
  const answer = await new Browser(app.url).login('renter', { remember: true });

  expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${(2 * DAY) / 1000}`);
});

it('takes no remember cookie from before, which does not say how old it is', async () => {
  const plain = await boot();
  const browser = new Browser(plain.url);
  await browser.login('renter', { remember: true });
  Object.assign(app.users.rows.get(2) ?? {}, plain.users.rows.get(2));

  const answer = await new Browser(app.url).send('GET', '/api/user', undefined, {
    Cookie: browser.cookieHeader,
  });

  expect(answer.status).toBe(401);
});
