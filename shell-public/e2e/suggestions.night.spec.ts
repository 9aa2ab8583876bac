import { violations, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

const box = (page: Page) => page.getByRole('combobox', { name: 'What' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

describe('the search box', () => {
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
