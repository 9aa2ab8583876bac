import type { Response } from 'playwright-core';
import { ADMIN_URL, call, people, type Visitor, visit } from '@yard/testing';

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

/** Each route of the back office, and words that its own code alone has. */
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

it('loads each other page when it is first shown, and not before', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await isHome(page);
  await ada.settled();

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
  await ada.page.getByRole('menuitem', { name: 'Log out' }).click();
  // The dialog "You are signed out" has a button of the same name, and comes where the page asks for something first.
  await ada.page.waitForURL(`${ADMIN_URL}/#/welcome`);
  await isWelcome(ada.page);

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
/** Label, question, what is told, and what the info icon explains. */
const BATCHES: readonly [string, string, string, string][] = [
  [
    'Cancel Expired Requests',
    'Cancel all expired rental requests?',
    'Cancelling all expired rental requests',
    'Cancels requests without a successful deposit payment that are past their cancellation policy window. Runs by itself every night.',
  ],
  [
    'Collect Upcoming Rental Payments',
    'Collect payment for upcoming rental requests?',
    'Collecting payment for upcoming rental requests.',
    'Tries to collect the payment of rentals that start in the next 2 days and for which none was attempted yet. Runs by itself every morning.',
  ],
  [
    'Notify Owners w/ Missing Machine Returns',
    'Notify owners with missing machine returns?',
    'Notifying owners.',
    'Tells the owners of rentals that were completed 1 or more days ago and have no machine return. Runs by itself every morning.',
  ],
  [
    'Close Completed Rental Requests',
    'Close completed rental requests?',
    'Closing completed rental requests.',
    'Closes rentals that were completed more than 7 days ago and have no machine return, and refunds the deposit in full. Runs by itself every morning.',
  ],
];

it('has a tile for each page and the four batches, each explained, asked about and told of', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  await page.goto('/');
  await isHome(page);

  const main = page.getByRole('main');
  for (const tile of TILES) await main.getByRole('link', { name: new RegExp(`^${tile}`) }).waitFor();
  for (const [label, question, told, explanation] of BATCHES) {
    await main.getByRole('button', { name: `About ${label}` }).click();
    await page.getByRole('alertdialog').getByText(explanation, { exact: true }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('alertdialog').getByText(question).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(told, { exact: true }).waitFor();
  }
});

it('tells of a batch that was refused as of any other call: the first word of each field', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  await page.goto('/');
  await isHome(page);
  const errors = { dry_run: ['Not now.', 'Nor later.'], name: ['Unknown.'] };
  await page.route('**/api/close_completed_rental_requests', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not now. (and 2 more errors)', errors } }),
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Close Completed Rental Requests', exact: true })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  await dialog.getByText('Not now.').waitFor();
  expect(await dialog.innerText()).toContain('Not now.\nUnknown.');
});

it('marks the tile of the tickets with a red dot while one needs attention', async () => {
  const ray = await visit();
  await ray.signIn(people.ray);
  const message = 'Does the dot show?';
  const { id } = await call<{ id: number }>(ray.page, 'POST', '/api/support_tickets', { message });
  await call(ray.page, 'POST', `/api/support_tickets/${id}/messages`, { content: message });
  const { page } = ada;
  await ada.signIn(people.ada);
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: /^Support Tickets/ });

  const dot = tile.getByRole('img', { name: /^\d+ needs? attention$/ });
  await dot.waitFor();
  const { width, height, ...look } = await dot.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderRadius, width: element.clientWidth, height: element.clientHeight };
  });
  expect([width, height]).toEqual([9, 9]);
  expect(look).toEqual({ backgroundColor: 'rgb(217, 45, 32)', borderRadius: '50%' });
  await call(ray.page, 'DELETE', `/api/support_tickets/${id}`);
  await ray.leave();
});
