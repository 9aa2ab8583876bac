import { call, closeBrowser, people, type Person, visit, type Visitor } from '@yard/testing';
import type { Page } from 'playwright-core';

jest.setTimeout(300_000);
afterAll(closeBrowser);

const WIDTHS = [320, 375];

type Ids = { data: { id: number; status?: string }[] };

const guestPages = ['/', '/search', '/search?place=Nowhereville', '/login', '/register', '/forgot-password'];
const paperPages = ['/documents', '/documents/deposit_policy', '/documents/cancellation_policy'];
const ownPages = ['/account', '/notifications', '/addresses', '/rentals', '/support', '/become-an-owner'];
const ownerPages = ['/my-machines', '/my-machines/new', '/payouts', '/payouts/onboarding', '/statements'];

const idsOf = async (page: Page, list: string) => (await call<Ids>(page, 'GET', list)).data;

/** A rental of each state that this person has. */
async function rentalPages(page: Page): Promise<string[]> {
  const rentals = await idsOf(page, '/api/rental_requests?per_page=100');
  const byStatus = new Map(rentals.map(({ id, status }) => [status, `/rentals/${id}`]));
  return [...byStatus.values()];
}

async function ownMachines(page: Page): Promise<string> {
  const { id } = await call<{ id: number }>(page, 'GET', '/api/user');
  return `/api/machines?user_id=${id}`;
}

async function firstOf(page: Page, list: string, path: (id: number) => string): Promise<string[]> {
  const [first] = await idsOf(page, list);
  return first ? [path(first.id)] : [];
}

const people320: [string, Person | null, (page: Page) => Promise<string[]>][] = [
  [
    'a guest',
    null,
    async (page) => [
      ...guestPages,
      ...paperPages,
      '/documents/rental_agreement',
      '/nowhere',
      ...(await firstOf(page, '/api/machines', (id) => `/machines/${id}?from=2027-09-01&to=2027-09-20`)),
    ],
  ],
  [
    'a renter',
    people.ray,
    async (page) => [
      '/',
      ...ownPages,
      ...(await rentalPages(page)),
      ...(await firstOf(page, '/api/support_tickets', (id) => `/support/${id}`)),
      ...(await firstOf(
        page,
        '/api/machines',
        (id) => `/machines/${id}/request?from=2027-09-01&to=2027-09-20`,
      )),
    ],
  ],
  [
    'an owner',
    people.olive,
    async (page) => [
      '/',
      ...ownPages,
      ...ownerPages,
      ...(await rentalPages(page)),
      ...(await firstOf(page, await ownMachines(page), (id) => `/my-machines/${id}`)),
      ...(await firstOf(page, '/api/statements', (id) => `/statements/${id}`)),
    ],
  ],
];

describe('the narrowest phones', () => {
  it.each(people320)('let nothing of the pages of %s be scrolled sideways', async (_who, person, pagesOf) => {
    const visitor = await visit('public', { width: 320, height: 640 });
    if (person) await visitor.signIn(person);
    else await visitor.page.goto('/');

    const wide: string[] = [];
    for (const path of await pagesOf(visitor.page)) wide.push(...(await tooWide(visitor, path)));

    expect(wide).toEqual([]);
    await visitor.leave();
  });
});

/** What stands out of the page at its right, at each width; nothing when all is well. */
async function tooWide({ page }: Visitor, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const out = (await page.evaluate(OUTSIDE)) as string[];
    found.push(...out.map((what) => `${path} at ${width}: ${what}`));
  }
  return found;
}

/** The page's own width, and what makes it wider than the window. */
const OUTSIDE = `(() => {
  const room = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > room + 0.5);
  return [scrollWidth + ' px: ' + wide.slice(-3).map((part) => part.tagName + '.' + part.className).join(' ')];
})()`;

it('measures the visible height anew when the window changes', async () => {
  const { page, leave } = await visit();
  await page.goto('/');
  const unit = () => page.evaluate<string>("document.documentElement.style.getPropertyValue('--vh')");

  for (const height of [640, 500]) {
    await page.setViewportSize({ width: 375, height });
    await page.waitForFunction(
      `document.documentElement.style.getPropertyValue('--vh') === '${height / 100}px'`,
    );
    expect(await unit()).toBe(`${height / 100}px`);
  }
  await leave();
});
