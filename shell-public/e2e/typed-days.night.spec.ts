import { visit, type Visitor } from '@yard/testing';
import { textOf, type } from './days/typing';

/** Days typed digit by digit, as a hand does: what is not whole yet is nobody's business, and nothing typed is lost. */
describe('typing days', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit();
  });
  afterEach(async () => {
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  it.each([
    ['the search', '/search', 'Filters', 'complementary'],
    ['a machine’s page', '/machines/1', 'Price', 'region'],
  ] as const)('commits on %s the whole days only', async (_where, path, name, role) => {
    const { page } = guest;
    const addresses: string[] = [];
    page.on('framenavigated', () => addresses.push(new URL(page.url()).search));
    await page.goto(path);
    const days = page.getByRole(role, { name }).getByRole('group', { name: 'Dates' });

    await type(days, '03012027' + '03092027');

    await page.waitForURL('**?from=2027-03-01&to=2027-03-09');
    expect(await textOf(days)).toBe('03/01/2027–03/09/2027');
    expect(new Set(addresses)).toEqual(new Set(['', '?from=2027-03-01&to=2027-03-09']));
  });

  it('keeps what is typed over days that were chosen, and commits the new year once it is whole', async () => {
    const { page } = guest;
    await page.goto('/search?from=2027-01-10&to=2027-01-10');
    const days = page.getByRole('complementary').getByRole('group', { name: 'Dates' });
    const addresses: string[] = [];
    page.on('framenavigated', () => addresses.push(new URL(page.url()).search));

    await days.hover();
    await days.getByRole('spinbutton', { name: /^year, End/ }).focus();
    await page.keyboard.type('2028', { delay: 30 });

    await page.waitForURL('**?from=2027-01-10&to=2028-01-10');
    const chosen = '?from=2027-01-10&to=2027-01-10';
    expect(addresses.filter((address) => address !== chosen)).toEqual(['?from=2027-01-10&to=2028-01-10']);
  });

  it.each([
    ['the search', '/search', 'complementary', 'Filters', 'Dates'],
    ['a machine’s page', '/machines/1', 'region', 'Price', 'Dates'],
    ['the start page', '/', 'search', 'Machines', 'When'],
  ] as const)('says on %s that no rental is so long', async (_where, path, role, name, label) => {
    const { page } = guest;
    await page.goto(path);
    const place = page.getByRole(role, { name });

    await type(place.getByRole('group', { name: label }), '03012027' + '03102028');
    await page.getByRole('link', { name: 'Search' }).first().focus();

    await place.getByText('A rental lasts at most 366 days.').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('shows what is wrong above the bars at the lower edge of a phone', async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/machines/1');
    const price = page.getByRole('region', { name: 'Price' });
    const days = price.getByRole('group', { name: 'Dates' });
    await type(days, '03012027' + '03102028');
    const bar = await page.getByRole('region', { name: 'Request' }).boundingBox();
    const field = await days.boundingBox();
    await page.evaluate(`scrollBy(0, ${(field?.y ?? 0) + (field?.height ?? 0) - (bar?.y ?? 0)})`);

    await page.evaluate('document.activeElement.blur()');

    const error = price.getByText('A rental lasts at most 366 days.');
    await error.waitFor();
    await page.waitForFunction(isUncovered, await error.elementHandle());
  });

  it('leaves open on the search what no rental can last', async () => {
    const { page } = guest;
    await page.goto('/search?from=2027-03-01&to=2028-03-10');
    const days = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Dates' });

    await page.getByText(/^\d+ machines$/).waitFor();
    expect(await textOf(days)).not.toMatch(/\d/);
  });

  it('says once the field is left why days cannot be, and keeps them', async () => {
    const { page } = guest;
    await page.goto('/search');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const days = filters.getByRole('group', { name: 'Dates' });

    await type(days, '03102027' + '03012027');
    await page.getByRole('combobox', { name: 'Sort by' }).focus();

    await filters.getByText('The last day is before the first.').waitFor();
    expect(await textOf(days)).toBe('03/10/2027–03/01/2027');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['first', '02302027', '03102027', '02/30/2027', '–03/10/2027'],
    ['last', '02102027', '02302027', '02/30/2027', '02/10/2027–'],
    ['last, of a month of 30 days,', '04102027', '04312027', '04/31/2027', '04/10/2027–'],
  ])(
    'refuses a %s day that is in no calendar, and makes no other of it',
    async (_which, from, to, typed, left) => {
      const { page } = guest;
      await page.goto('/search');
      const filters = page.getByRole('complementary', { name: 'Filters' });
      const days = filters.getByRole('group', { name: 'Dates' });

      await type(days, from + to);
      await page.getByRole('combobox', { name: 'Sort by' }).focus();

      await filters.getByText(`${typed} is not in the calendar.`).waitFor();
      expect((await textOf(days)).replace(/\/+(?=–|$)/, '')).toBe(left);
      expect(new URL(page.url()).search).toBe('');
      await type(days, '03012027' + '03092027');
      await page.waitForURL('**?from=2027-03-01&to=2027-03-09');
      expect(await filters.getByText('is not in the calendar.').count()).toBe(0);
    },
  );

  it('opens the calendar by a press, and goes on in the field with the first digit', async () => {
    const { page } = guest;
    await page.goto('/search');
    const days = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Dates' });
    await days.hover();
    await days.getByRole('spinbutton').first().click();
    await page.getByRole('grid').first().waitFor();

    await page.keyboard.type('3/1/202703092027', { delay: 30 });

    await page.waitForURL('**?from=2027-03-01&to=2027-03-09');
    expect(await page.getByRole('grid').count()).toBe(0);
  });

  it('shows weeks that begin on day 0', async () => {
    const { page } = guest;
    await page.goto('/search');
    const filters = page.getByRole('complementary', { name: 'Filters' });

    await filters.getByRole('group', { name: 'Dates' }).hover();
    await filters.getByRole('button', { name: /^Calendar/ }).click();

    const week = page.getByRole('grid').first().locator('thead th');
    await week.first().waitFor();
    expect(await week.allTextContents()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  });

  it('takes days that are pasted', async () => {
    const { page } = guest;
    await page.goto('/search');
    const days = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Dates' });
    const first = days.getByRole('spinbutton', { name: /^month, Start/ });

    await days.hover();
    await first.focus();
    await page.evaluate(`
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '3/1/2027 – 2027-03-10');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    `);

    await page.waitForURL('**?from=2027-03-01&to=2027-03-10');
  });

  it.each(Array.from({ length: 12 }, (_, at) => [`10/${10 + at}/2027`, `10/${12 + at}/2027`]))(
    'loses no key of %s and %s, typed on a slow line before the field is there',
    async (first, last) => {
      const { page, context } = guest;
      const devtools = await context.newCDPSession(page);
      const slow = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 200_000 };
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
      await page.goto('/', { waitUntil: 'commit' });
      const field = page.getByRole('search', { name: 'Machines' }).getByRole('group', { name: 'When' });

      await field.getByRole('button').focus();
      await page.keyboard.type(first + last, { delay: 60 });

      await page.locator('[data-day="end"]', { hasText: '2027' }).waitFor();
      expect(await textOf(field)).toBe(`${first}–${last}`);
    },
  );

  it('carries typed days from the start page to the search', async () => {
    const { page } = guest;
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Machines' });

    await type(form.getByRole('group', { name: 'When' }), '03012027' + '03102027');
    await form.getByRole('button', { name: 'Search' }).click();

    await page.waitForURL('**/search?from=2027-03-01&to=2027-03-10');
  });
});

/** Whether nothing lies over the middle of it. */
function isUncovered(element: Element | null): boolean {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
}
