import { type Visitor, violations, visit } from '@yard/testing';

describe('flexible dates on the start page', () => {
  let guest: Visitor;

  beforeEach(async () => {
    guest = await visit('public', { width: 1280, height: 900 });
    await guest.page.goto('/');
  });
  afterEach(async () => {
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  it('are chosen with the keys and asked for as the search has them', async () => {
    const { page } = guest;
    const kinds = page.getByRole('radiogroup', { name: 'Kind of dates' });
    await kinds.getByRole('radio', { name: 'Exact dates' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Days in a row').fill('5');
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();

    await page.waitForURL(/\/search\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&flexible_days=5$/);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('radio', { name: 'Flexible' }).waitFor();
    expect(await filters.getByRole('radio', { name: 'Flexible' }).isChecked()).toBe(true);
    expect(await filters.getByLabel('Days in a row').inputValue()).toBe('5');
    expect(await filters.getByRole('button', { name: 'Next month' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.getByText(/free for 5 days in/).waitFor();
  });

  it('grow their window with the days, and go with the other kind', async () => {
    const { page } = guest;
    await page.getByText('Flexible', { exact: true }).click();
    await page.getByLabel('Days in a row').fill('10');
    await page.getByLabel('Days in a row').fill('70');
    await page.getByText('From 1 to 62 days.').waitFor();
    expect(await page.getByRole('button', { name: 'Next week' }).count()).toBe(0);

    await page.getByText('Exact dates', { exact: true }).click();
    await page.getByRole('group', { name: 'When', exact: true }).waitFor();
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();

    await page.waitForURL(/\/search$/);
  });
});
