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
});

/** Whether nothing lies over the middle of it. */
function isUncovered(element: Element | null): boolean {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
}
