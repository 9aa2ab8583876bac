import {
  type FortifyApp,
  bootFortify,
  guestOf,
  kindsOf,
  later,
  pageOf,
  renterOf,
  resetFortify,
} from './fortify-app';
import type { Browser } from './browser';

const ASK = '/email/verification-notification';
const RAY_SHA1 = '0'.repeat(40);

let app: FortifyApp;
let open: FortifyApp;

beforeAll(async () => {
  app = await bootFortify();
  open = await bootFortify({
    verifiesGuests: true,
    home: '/',
    verificationMails: { perMinute: 9, perDay: 2 },
  });
});
afterAll(() => Promise.all([app.close(), open.close()]));
beforeEach(() => [app, open].forEach(resetFortify));

async function linkOf(browser: Browser, of = app): Promise<string> {
  expect((await browser.send('POST', ASK)).status).toBe(202);
  const { origin, pathname, search } = new URL(String(of.fortify.events.at(-1)?.['url']));
  expect(origin).toBe('http://localhost:3000');
  return pathname + search;
}

const follow = (browser: Browser, path: string) =>
  browser.send('GET', path, undefined, { Host: 'localhost:3000' });
const isVerified = (of = app) => Boolean(Reflect.get(of.users.rows.get(2) ?? {}, 'email_verified_at'));

it('has a link mailed as Laravel signs it, which proves the address', async () => {
  const browser = await renterOf(app);
  const asked = await browser.send('POST', ASK);
  expect([asked.status, asked.text]).toEqual([202, '""']);
  const link = await linkOf(browser);
  expect(link).toMatch(/^\/email\/verify\/2\/[0-9a-f]{40}\?expires=\d+&signature=[0-9a-f]{64}$/);

  const answer = await follow(browser, link);

  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(isVerified()).toBe(true);
  expect((await follow(browser, link)).status).toBe(204);
  expect(kindsOf(app).filter(([, kind]) => kind === 'emailVerified')).toEqual([[2, 'emailVerified']]);
  expect((await browser.send('POST', ASK)).status).toBe(204);
});

it('leads browsers to the site', async () => {
  const browser = await renterOf(app);
  const link = await linkOf(browser);

  const answer = await browser.send('GET', link, undefined, { Accept: 'text/html', Host: 'localhost:3000' });

  expect([answer.status, answer.headers['location']]).toEqual([302, 'http://localhost:3000/home?verified=1']);
});

it('refuses a link that was changed, has ended, is another’s or of a former address', async () => {
  const browser = await renterOf(app);
  const link = await linkOf(browser);
  const refusalOf = async (path: string, by = browser) => {
    const { status, body } = await follow(by, path);
    return [status, body.message];
  };

  for (const wrong of [`${link}0`, link.replace('/2/', '/1/'), link.replace(/\?.*/, '')]) {
    expect(await refusalOf(wrong)).toEqual([403, 'Invalid signature.']);
  }
  const other = await guestOf(app);
  expect(await refusalOf(link, other)).toEqual([401, 'Unauthenticated.']);
  await other.login('owner');
  expect(await refusalOf(link, other)).toEqual([403, 'This action is unauthorized.']);
  Object.assign(app.users.rows.get(2) ?? {}, { email: 'moved@example.test' });
  expect(await refusalOf(link)).toEqual([401, 'Unauthenticated.']);
  await browser.login('moved');
  expect(await refusalOf(link)).toEqual([403, 'This action is unauthorized.']);
  later(app, 3601);
  expect(await refusalOf(link)).toEqual([403, 'Invalid signature.']);
  expect(isVerified()).toBe(false);
});

it('mails an address six links a minute', async () => {
  const browser = await renterOf(app);
  for (let time = 0; time < 6; time += 1) await linkOf(browser);

  const answer = await browser.send('POST', ASK);

  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
  expect((await (await guestOf(app)).send('POST', ASK)).status).toBe(401);
});

it('is open to guests where the application says so, and tells the site of a link that is over', async () => {
  const browser = await renterOf(open);
  const [link, guest] = [await linkOf(browser, open), await guestOf(open)];
  const wrong = link.replace(/\/[0-9a-f]{40}\?/, `/${RAY_SHA1}?`);
  const page = (path: string) =>
    guest.send('GET', path, undefined, { Accept: 'text/html', Host: 'localhost:3000' });

  expect((await page(wrong)).headers['location']).toBe('http://localhost:3000/?verified=0');
  expect((await follow(guest, wrong)).body).toEqual({ message: 'Invalid signature.' });
  expect(isVerified(open)).toBe(false);
  expect((await page(link)).headers['location']).toBe('http://localhost:3000/?verified=1');
  expect(isVerified(open)).toBe(true);
  expect((await pageOf(guest, link)).status).toBe(302);
});

it('mails an address so many links a day where the application says so', async () => {
  const browser = await renterOf(open);
  await linkOf(browser, open);
  later(open, 61);
  await linkOf(browser, open);
  later(open, 61);

  expect((await browser.send('POST', ASK)).status).toBe(429);
});
