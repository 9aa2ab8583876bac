import { people, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

describe('going about the public site', () => {
  it('leads back to the place in the list where one was, and to the search one had', async () => {
    const { page, leave } = await visit();
    await page.goto('/search?sort=cheap');
    await page.getByRole('heading', { level: 2 }).nth(20).waitFor();
    await page.evaluate('scrollTo(0, 1500)');
    await comesTo(page, 1500);

    await page.evaluate(`document.querySelectorAll('main a[href^="/machines/"]')[12].click()`);
    await page.getByRole('heading', { name: 'Facts' }).waitFor();
    await page.getByRole('list', { name: 'Pictures' }).waitFor();
    const back = await page.getByRole('main').getByRole('link', { name: 'Search' }).getAttribute('href');
    await page.goBack();

    await comesTo(page, 1500);
    expect(back).toBe('/search?sort=cheap');
    await leave();
  });

  it('does not call an address unknown while the remotes cannot be had', async () => {
    const { page, leave } = await visit();
    await page.route('**/remotes.json', (route) => route.abort());

    // A page that does not bring the list along.
    await page.goto('/compare');

    await page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' }).waitFor();
    await leave();
  });

  it('has the reader’s theme before its own scripts are there', async () => {
    const { page, context, leave } = await visit();
    await context.addInitScript("localStorage.setItem('theme', 'dark')");
    await page.route(/assets\/site\..*\.js/, (route) => route.abort());

    await page.goto('/', { waitUntil: 'load' });

    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await leave();
  });

  it('says by an edge what is chosen, where the reader’s colors replace all others', async () => {
    const { page, leave } = await visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await page.getByRole('button', { name: /^Calendar/ }).click();
    const edgeOf = (name: string) =>
      page.getByText(name, { exact: true }).evaluate((label) => getComputedStyle(label).outlineStyle);

    expect(await Promise.all(['Exact dates', 'Flexible'].map(edgeOf))).toEqual(['solid', 'none']);
    await leave();
  });

  it('says in the words of the form what a request still lacks, above the cards to choose from', async () => {
    const ray = await visit('public', { width: 375, height: 812 });
    await ray.signIn(people.ray);
    await ray.page.goto('/machines/4/request');
    await ray.page.getByRole('button', { name: 'Continue' }).click();

    await ray.page.getByText('Choose the first and last day.').waitFor();
    const where = ray.page.getByRole('radiogroup', { name: 'Where will you use it?' });
    const [error, card] = await Promise.all([
      where.getByText('Choose where you will use it.').boundingBox(),
      where.getByText('Another address').boundingBox(),
    ]);
    expect(error?.y).toBeLessThan(card?.y ?? 0);
    expect(ray.complaints).toEqual([]);
    await ray.leave();
  });

  it('shows an owner first what is asked of them, and moves nothing while their money loads', async () => {
    const olive = await visit();
    await olive.signIn(people.olive);
    await olive.page.goto('/rentals');
    await olive.page.getByRole('tab', { name: 'My machines', selected: true }).waitFor();

    await olive.context.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value)))
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await olive.page.goto('/payouts');
    await olive.page.getByRole('heading', { name: 'Payouts' }).waitFor();
    await olive.settled();

    expect(await olive.page.evaluate('window.shift')).toBeLessThan(0.01);
    expect(olive.complaints).toEqual([]);
    await olive.leave();
  });
});

/** Waits until the page is scrolled to a place; its own functions may not, under the pages' policy. */
async function comesTo(page: Page, place: number): Promise<void> {
  while ((await page.evaluate('scrollY')) !== place) await page.waitForTimeout(50);
}
