import type { Response } from 'playwright-core';
import { ADMIN_URL, people, type Visitor, visit } from '@yard/testing';

type Page = Visitor['page'];

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
});
afterEach(() => ada.leave());

const isHome = (page: Page) => page.getByRole('link', { name: 'Open the public site' }).waitFor();
const isWelcome = (page: Page) => page.getByRole('button', { name: /sign in|log in/i }).waitFor();

async function codeOn(path: string, isThere: (page: Page) => Promise<void>): Promise<string> {
  const scripts: Response[] = [];
  const page = await ada.context.newPage();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(path);
  await isThere(page);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.join('\n');
}

const OF_HOME = 'Open the public site';
const OF_WELCOME = 'Not an admin?';

it('loads neither the home nor the welcome page before it is shown', async () => {
  const welcome = await codeOn('/#/welcome', isWelcome);
  await ada.signIn(people.ada);
  const home = await codeOn('/', isHome);

  expect([welcome.includes(OF_WELCOME), welcome.includes(OF_HOME)]).toEqual([true, false]);
  expect([home.includes(OF_WELCOME), home.includes(OF_HOME)]).toEqual([false, true]);
});

const ROUTES = [
  ['/users', 'Users'],
  ['/support_tickets', 'Support tickets'],
  ['/support_tickets/1', /^Ticket T-/],
  ['/rental_store_access_requests', 'Rental store access requests'],
  ['/machine_types', 'Machine types'],
  ['/documents', 'Documents'],
  ['/deposit_policy', 'Deposit policy'],
  ['/cancellation_policy', 'Cancellation policy'],
] as const;

const TILES = [
  'Open the public site',
  'Support Tickets',
  'Rental Store Access Requests',
  'Users',
  'Machine Types',
  'Documents',
  'Deposit Policy',
  'Cancellation Policy',
];

it('loads each other page when it is first shown, and not before; each has its tile', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await isHome(page);
  await ada.settled();
  for (const tile of TILES)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${tile}`) })
      .waitFor();

  for (const [path, heading] of ROUTES) {
    const before = scripts.length;
    await page.evaluate(`location.hash = '#${path}'`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await ada.settled();
    expect([path, scripts.length > before]).toEqual([path, true]);
  }
});

it('leads to the welcome page after a log-out, also when the session had ended by itself', async () => {
  await ada.signIn(people.ada);
  await ada.page.goto('/');
  await isHome(ada.page);
  await ada.loseSession();

  await ada.page.getByRole('button', { name: /^Account of/ }).click();
  await ada.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await ada.page.waitForURL(`${ADMIN_URL}/#/welcome`);
  await isWelcome(ada.page);

  expect(await ada.page.evaluate('localStorage.getItem("user")')).toBeNull();
});
