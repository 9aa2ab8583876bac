import { violations, visit, until } from '@yard/testing';
import type { Page } from 'playwright-core';

const box = (page: Page) => page.getByRole('combobox', { name: 'What' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

describe('the search box', () => {
  it.each([
    [1280, 'light'],
    [375, 'dark'],
  ] as const)('offers what one may be looking for, by keys, at %d px', async (width, theme) => {
    const { page, complaints, settled, leave } = await visit('public', { width, height: 800, theme });
    await page.goto('/search');
    if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Hours on the meter').waitFor();
    await page.mouse.move(5, 5);
    await box(page).pressSequentially('exc');
    const type = options(page).filter({ hasText: 'Machine type' }).first();
    await type.waitFor();
    // The list behind is pale while it is asked for again, a moment after the last key.
    await page.waitForURL(/[?&]search=exc(&|$)/);
    await settled();

    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const name = (await type.locator('span').first().innerText()).trim();
    await box(page).press('ArrowDown');
    await until(
      () => box(page).press('ArrowDown'),
      async () => (await type.getAttribute('aria-selected')) === 'true',
    );
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/search\?type=\d+$/);
    expect(await box(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(name).toMatch(/excavator/i);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('searches for what was typed where nothing is taken, and closes before it clears', async () => {
    const { page, complaints, settled, leave } = await visit();
    await page.goto('/search');
    await page.getByLabel('Hours on the meter').waitFor();
    await page.mouse.move(5, 5);
    await box(page).pressSequentially('excav');
    await options(page).first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ suggestions?$/ })
      .waitFor({ state: 'attached' });

    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('excav');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?search=excav');
    await settled();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/search');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('of the start page keeps what was typed before its code came, and leads to a type', async () => {
    const { page, complaints, leave } = await visit();
    await page.goto('/');
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.getByLabel('Where').fill('Austin, TX');
    await page.getByLabel('What', { exact: true }).pressSequentially('mini exc', { delay: 20 });
    expect(await page.getByRole('combobox', { name: 'What' }).count()).toBe(0);
    arrive();
    const type = options(page).filter({ hasText: 'Machine type' }).first();
    await type.waitFor();
    expect(await box(page).inputValue()).toBe('mini exc');
    expect(await violations(page)).toEqual([]);
    await type.click();

    await page.waitForURL(/\/search\?place=Austin%2C\+TX&type=\d+$/);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the box of a place', () => {
  it.each([
    [1280, 'dark'],
    [390, 'light'],
  ] as const)('lets one choose among cities of one name, at %d px', async (width, theme) => {
    const { page, complaints, settled, leave } = await visit('public', { width, height: 800, theme });
    await page.goto('/');
    const where = page.getByLabel('Where');
    await where.pressSequentially('springfield i');
    await options(page).filter({ hasText: 'Springfield, IL' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await where.press('ArrowDown');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await where.press('Enter');
    expect(await where.inputValue()).toBe('Springfield, IL');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?place=Springfield%2C+IL');

    if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click();
    const city = page.getByLabel('City or ZIP code');
    await city.fill('');
    await city.pressSequentially('6270');
    await options(page).filter({ hasText: '62701 Springfield, IL' }).first().click();
    await page.waitForURL('**/search?place=62701+Springfield%2C+IL');
    await settled();
    expect(await city.inputValue()).toBe('62701 Springfield, IL');
    // Half a name is no place yet.
    await city.pressSequentially('x');
    await page.waitForTimeout(600);
    expect(page.url()).toMatch(/62701\+Springfield%2C\+IL$/);
    await city.fill('Austin, TX ');
    await city.blur();
    await page.waitForURL('**/search?place=Austin%2C+TX');
    await settled();
    expect(complaints).toEqual([]);
    await leave();
  });
});
