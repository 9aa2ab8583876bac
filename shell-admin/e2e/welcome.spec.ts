import { ADMIN_URL, closeBrowser, people, type Visitor, visit } from '@yard/testing';

jest.setTimeout(120_000);
afterAll(closeBrowser);

type Page = Visitor['page'];

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
});
afterEach(() => ada.leave());

const isHome = (page: Page) => page.getByRole('link', { name: 'Open the public site' }).waitFor();
const isWelcome = (page: Page) => page.getByRole('button', { name: /sign in|log in/i }).waitFor();

/** All the code that a page has loaded. */
async function codeOn(path: string, isThere: (page: Page) => Promise<void>): Promise<string> {
  const loaded: Promise<string>[] = [];
  const page = await ada.context.newPage();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.text());
  });
  await page.goto(path);
  await isThere(page);
  return (await Promise.all(loaded)).join('\n');
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

it('leads to the welcome page after a log-out, also when the session had ended by itself', async () => {
  await ada.signIn(people.ada);
  await ada.page.goto('/');
  await isHome(ada.page);
  await ada.page.waitForLoadState('networkidle');
  await ada.context.clearCookies();

  await ada.page.getByRole('button', { name: /^Account of/ }).click();
  await ada.page.getByRole('menuitem', { name: 'Log out' }).click();
  await isWelcome(ada.page);

  expect(ada.page.url()).toBe(`${ADMIN_URL}/#/welcome`);
  expect(await ada.page.evaluate('localStorage.getItem("user")')).toBeNull();
});

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
const BATCHES: readonly [string, string, string][] = [
  [
    'Cancel Expired Requests',
    'Cancel all expired rental requests?',
    'Cancelling all expired rental requests',
  ],
  [
    'Collect Upcoming Rental Payments',
    'Collect payment for upcoming rental requests?',
    'Collecting payment for upcoming rental requests.',
  ],
  [
    'Notify Owners w/ Missing Machine Returns',
    'Notify owners with missing machine returns?',
    'Notifying owners.',
  ],
  [
    'Close Completed Rental Requests',
    'Close completed rental requests?',
    'Closing completed rental requests.',
  ],
];

it('has a tile for each page and the four batches, each explained, asked about and told of', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  await page.goto('/');
  await isHome(page);

  const main = page.getByRole('main');
  for (const tile of TILES) await main.getByRole('link', { name: new RegExp(`^${tile}`) }).waitFor();
  for (const [label, question, told] of BATCHES) {
    await main.getByRole('button', { name: `About ${label}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('alertdialog').getByText(question).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(told, { exact: true }).waitFor();
  }
});
